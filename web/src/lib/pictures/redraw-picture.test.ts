import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPhoto, redrawPhoto } from './redraw-picture.ts';

const drawImage = vi.fn();
let size = { width: 4000, height: 3000 };

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
  vi.spyOn(URL, 'revokeObjectURL');
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = size.width;
      naturalHeight = size.height;
      decode = () => (size.width > 0 ? Promise.resolve() : Promise.reject(new Error('broken')));
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    done,
    type,
  ) {
    done(new Blob([`${this.width}x${this.height}`], type === undefined ? {} : { type }));
  });
});
afterEach(() => {
  size = { width: 4000, height: 3000 };
  vi.unstubAllGlobals();
});

const photo = new File([new Uint8Array(6_000_000)], 'IMG_1.JPG', { type: 'image/jpeg' });

it('redraws a large photo within the limit, under its name and in its format', async () => {
  const small = await redrawPhoto(photo);
  expect(await small.text()).toBe('1600x1200');
  expect([small.name, small.type]).toEqual(['IMG_1.JPG', 'image/jpeg']);
  expect(URL.revokeObjectURL).toHaveBeenCalledOnce();
});

it.each([
  ['in its own pixels', { x: 100, y: 50, width: 600, height: 600 }, '600x600'],
  ['within the limit', { x: 500, y: 0, width: 3000, height: 3000 }, '800x800'],
])('redraws a part of a photo %s', async (_how, area, drawn) => {
  expect(await (await redrawPhoto(photo, area)).text()).toBe(drawn);
  expect(drawImage.mock.lastCall?.slice(1, 5)).toEqual([area.x, area.y, area.width, area.height]);
});

it.each([
  ['that are small enough', { width: 800, height: 600 }, photo],
  ['that the browser cannot draw', { width: 0, height: 0 }, photo],
  ['of other kinds', { width: 4000, height: 3000 }, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })],
])('leaves files %s as they are', async (_which, natural, file) => {
  size = natural;
  expect(await redrawPhoto(file)).toBe(file);
});

it('takes only JPEG and PNG for photos', () => {
  const kinds = ['image/jpeg', 'image/png', 'image/svg+xml', 'image/heic', ''];
  expect(kinds.map((type) => isPhoto(new File([], 'x', { type })))).toEqual([true, true, false, false, false]);
});
