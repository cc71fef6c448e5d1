const QUALITY = 0.88;

/** Pixels of the longer side of whole and of cropped pictures; the server keeps no more. */
const LONGEST = { whole: 1600, part: 800 };

/** A part of a picture, in its pixels. */
export interface PictureArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether browsers can draw the file, and it is not a drawing that has no pixels. */
export function isPhoto({ type }: File): boolean {
  return type === 'image/jpeg' || type === 'image/png';
}

/** Whether the browser can draw all of the file; an image element would draw one that is cut off as far as it goes. */
export async function canDraw(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Redraws a JPEG or PNG upright and smaller, so that the photos of phones stay below the limits, or a part of it. Returns
 * the file unchanged if that is not needed or the browser cannot draw it.
 */
export async function redrawPhoto(file: File, part?: PictureArea): Promise<File> {
  if (!isPhoto(file)) return file;
  try {
    return await withPicture(file, async (picture) => {
      const { naturalWidth: width, naturalHeight: height } = picture;
      if (part) return draw(file, picture, part, LONGEST.part);
      if (Math.max(width, height) <= LONGEST.whole) return file;
      return draw(file, picture, { x: 0, y: 0, width, height }, LONGEST.whole);
    });
  } catch {
    return file;
  }
}

/** An image element, because its orientation is right in all supported browsers; bitmaps ignore it in older ones. */
async function withPicture<T>(file: File, work: (picture: HTMLImageElement) => Promise<T>): Promise<T> {
  const picture = new Image();
  picture.src = URL.createObjectURL(file);
  try {
    await picture.decode();
    return await work(picture);
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

async function draw(file: File, picture: HTMLImageElement, part: PictureArea, longest: number): Promise<File> {
  const { x, y, width, height } = part;
  const scale = Math.min(1, longest / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
  if (!blob) throw new Error('This browser does not save pictures.');
  return new File([blob], file.name, { type: blob.type });
}
