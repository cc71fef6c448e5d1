const QUALITY = 0.88;

/** Whether browsers can draw the file, and it is not a drawing that has no pixels. */
export function isPhoto({ type }: File): boolean {
  return type === 'image/jpeg' || type === 'image/png';
}

/**
 * Redraws a JPEG or PNG upright and with at most `longest` pixels a side, so that the photos of phones stay below the
 * limits. Returns the file unchanged if that is not needed or the browser cannot draw it.
 */
export async function shrinkPhoto(file: File, longest: number): Promise<File> {
  if (!isPhoto(file)) return file;
  try {
    return await withPicture(file, async (picture) => {
      const scale = longest / Math.max(picture.naturalWidth, picture.naturalHeight);
      return scale < 1 ? draw(file, picture, scale) : file;
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

async function draw(file: File, picture: HTMLImageElement, scale: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(picture.naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw.');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
  if (!blob) throw new Error('This browser does not save pictures.');
  return new File([blob], file.name, { type: blob.type });
}
