import { useCallback } from 'react';
import classNames from '../application.module.css';

type PhotoPreviewProps = {
  readonly photo: File;
  /** Called when the browser finds no image in the file. */
  readonly onUnreadable: () => void;
};

/** Shows a chosen photo before it is sent; its name stands beside it. */
export function PhotoPreview({ photo, onUnreadable }: PhotoPreviewProps) {
  const showPhoto = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(photo);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [photo],
  );
  return <img ref={showPhoto} alt={''} className={classNames['preview']} onError={onUnreadable} />;
}
