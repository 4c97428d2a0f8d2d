import type { Portfolio } from '@repo/contracts/profiles/portfolio';
import { fileLimits } from '@repo/domain/limits';
import { moveImage } from '@repo/domain/portfolio/display-order';
import { useErrorText } from '@repo/forms/use-error-text';
import { FileDropZone } from '@repo/ui/files/file-drop-zone';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteImageDialog } from './delete-image-dialog.tsx';
import { gridOf, withChosenFiles } from './grid-images.ts';
import type { GridEdits, GridImage, RefusedImage, StoredImage } from './grid-images.ts';
import { ImageGrid } from './image-grid.tsx';
import classNames from './portfolio-images.module.css';

type PortfolioImagesProps = {
  /** The target of the error summary. */
  readonly id: string;
  readonly portfolio: Portfolio;
  readonly edits: GridEdits;
  readonly error: string | undefined;
  readonly onChange: (edits: GridEdits) => void;
};

const { from, to } = fileLimits.portfolioImages;

/** The images of a portfolio: adding, ordering and deleting them (X-R01, X-R04, X-R06). */
export function PortfolioImages({ id, portfolio, edits, error, onChange }: PortfolioImagesProps) {
  const { t } = useTranslation('myPortfolio');
  const textOf = useErrorText();
  const [refused, setRefused] = useState<readonly RefusedImage[]>([]);
  const [asked, setAsked] = useState<StoredImage>();
  const count = useRef<HTMLParagraphElement>(null);
  const grid = gridOf(portfolio.gallery, edits);
  const choose = async (files: readonly File[]): Promise<void> => {
    const chosen = await withChosenFiles(files, { grid, edits });
    setRefused(chosen.refused);
    onChange({ order: grid.map(({ key }) => key), added: chosen.added });
  };
  const remove = (image: GridImage): void => {
    if ('id' in image) return setAsked(image);
    onChange({ ...edits, added: edits.added.filter(({ key }) => key !== image.key) });
    // The pressed button is removed with the image.
    count.current?.focus();
  };
  const move = (fromIndex: number, toIndex: number): void => {
    const keys = grid.map(({ key }) => key);
    onChange({ ...edits, order: moveImage(keys, fromIndex, toIndex) });
  };
  return (
    <section aria-labelledby={`${id}-heading`} className={classNames['section']}>
      <h2 id={`${id}-heading`}>{t('images.label')}</h2>
      <p ref={count} tabIndex={-1} role="status">
        {t('images.count', { count: grid.length, from, to })}
      </p>
      <ImageGrid grid={grid} onMove={move} onRemove={remove} />
      <FileDropZone
        buttonId={id}
        label={t('images.add')}
        rules={t('images.rules', { from, to })}
        accept=".jpg,.jpeg,.png,.heic,.heif"
        isMultiple
        onChoose={(files) => void choose(files)}
        refused={refused.map(({ name, code }) => ({ name, reason: textOf(code) }))}
        error={error}
      />
      {asked === undefined ? null : (
        <DeleteImageDialog
          image={asked}
          isUnlisting={portfolio.gallery.length === from}
          onClose={() => setAsked(undefined)}
          onDeleted={() => count.current?.focus()}
        />
      )}
    </section>
  );
}
