import { MAX_IMAGE_EDGE } from '#domain/image/image.ts';

/** The ratio of every image on the site. */
const RATIO = 16 / 9;

/**
 * The picture within the frame on screen, as an upright JPEG of 16:9 without place and device. Null
 * where the browser gives no image.
 */
export async function takeFrame(video: HTMLVideoElement, name: string): Promise<File | null> {
  const { x, y, width, height } = frameOf(video.videoWidth, video.videoHeight);
  const scale = Math.min(1, MAX_IMAGE_EDGE / width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context || canvas.width === 0) return null;
  context.drawImage(video, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  return blob && new File([blob], `${name}.jpg`, { type: blob.type });
}

/** The largest part of 16:9 in the middle of a picture. */
export function frameOf(videoWidth: number, videoHeight: number) {
  const width = Math.min(videoWidth, videoHeight * RATIO);
  const height = width / RATIO;
  return { x: (videoWidth - width) / 2, y: (videoHeight - height) / 2, width, height };
}
