import { galleryLimits } from '@repo/domain/limits';

/** How long a browser gets to decode a video. */
const timeoutMs = 10_000;
/** Where the image is taken: first frames are often black. */
const positionSeconds = 1;
const widestPx = Math.max(...galleryLimits.imageWidthsPx);

/** Returns an image from a video as a JPEG; undefined where the browser cannot decode the video. */
export async function makePoster(video: File): Promise<File | undefined> {
  const url = URL.createObjectURL(video);
  const element = document.createElement('video');
  try {
    element.muted = true;
    element.preload = 'auto';
    element.src = url;
    await happened(element, 'loadeddata');
    element.currentTime = Math.min(positionSeconds, element.duration / 2);
    await happened(element, 'seeked');
    const image = await drawn(element);
    return image === null ? undefined : new File([image], 'poster.jpg', { type: image.type });
  } catch {
    return undefined;
  } finally {
    element.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}

const happened = (element: HTMLVideoElement, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const fail = (): void => reject(new Error(`the video has no ${name}`));
    signal.addEventListener('abort', fail);
    element.addEventListener('error', fail, { signal });
    element.addEventListener(name, () => resolve(), { once: true, signal });
  });

async function drawn(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, widestPx / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
}
