import { Button } from '@repo/ui/actions/button';
import { Slider } from '@repo/ui/choices/slider';
import { Dialog } from '@repo/ui/overlays/dialog';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { objectUrlOf } from '../object-url.ts';
import { cropToSquare, placeBehindFrame, wholeCrop } from './crop-square.ts';
import type { Size } from './crop-square.ts';
import classNames from './profile-photo.module.css';

type CropDialogProps = {
  readonly file: File;
  readonly onCancel: () => void;
  readonly onCropped: (photo: File) => void;
  /** Called for a file that is no image. */
  readonly onBroken: () => void;
};

/** Cuts the profile photo to the square that cards and profiles show. */
export function CropDialog({ file, onCancel, onCropped, onBroken }: CropDialogProps) {
  const { t } = useTranslation('myPortfolio');
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useState(wholeCrop);
  const use = async (): Promise<void> => {
    const photo = image.current === null ? undefined : await cropToSquare(image.current, crop);
    if (photo === undefined) onBroken();
    else onCropped(photo);
  };
  return (
    <Dialog
      open
      closedBy="closerequest"
      onClose={onCancel}
      title={t('crop.title')}
      actions={
        <>
          <Button look="secondary" onClick={onCancel}>
            {t('crop.cancel')}
          </Button>
          <Button aria-disabled={size === undefined ? true : undefined} onClick={() => void use()}>
            {t('crop.use')}
          </Button>
        </>
      }
    >
      <div className={classNames['crop']}>
        <div className={classNames['frame']}>
          <img
            ref={image}
            src={objectUrlOf(file)}
            alt={t('crop.alt')}
            style={size && placeBehindFrame(size, crop)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={onBroken}
          />
        </div>
        <Slider
          label={t('crop.zoom')}
          min={100}
          max={400}
          unit="%"
          value={crop.zoom}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
        {(['across', 'down'] as const).map((name) => (
          <Slider
            key={name}
            label={t(`crop.${name}`)}
            min={0}
            max={100}
            unit="%"
            value={crop[name]}
            onChange={(value) => setCrop({ ...crop, [name]: value })}
          />
        ))}
      </div>
    </Dialog>
  );
}
