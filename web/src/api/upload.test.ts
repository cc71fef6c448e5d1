import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { uploadFile } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs XMLHttpRequest to answer one request as a browser would. */
function stubRequest(finish: 'load' | 'error', status = 0, responseText = '') {
  const sent = vi.fn();
  class Request extends EventTarget {
    upload = new EventTarget();
    status = status;
    statusText = '';
    responseText = responseText;
    open(...line: string[]) {
      sent(...line);
    }
    setRequestHeader() {}
    send(form: FormData) {
      sent(form.get('avatar'));
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: 1, total: 3 }));
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: false, loaded: 2 }));
      sent(mayLeave());
      this.dispatchEvent(new Event(finish));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

/** Whether the page can be closed without a prompt. */
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const file = new File(['x'], 'me.png', { type: 'image/png' });
const upload = (onProgress = vi.fn()) => uploadFile({ path: '/api/avatar', field: 'avatar', file, onProgress });

it('sends the file in its field, reports progress and prompts before the page is closed meanwhile', async () => {
  const sent = stubRequest('load', 201, '{"avatarUrl":"/files/1"}');
  const onProgress = vi.fn();
  await expect(upload(onProgress)).resolves.toEqual({ avatarUrl: '/files/1' });
  expect(sent.mock.calls).toEqual([['POST', '/api/avatar'], [file], [false]]);
  expect(mayLeave()).toBe(true);
  expect(onProgress.mock.calls).toEqual([[33]]);
});

it('rejects with the error of the server', async () => {
  stubRequest('load', 415, '{"message":"Only JPEG, PNG, and SVG files are allowed"}');
  await expect(upload()).rejects.toEqual(new ApiError(415, 'Only JPEG, PNG, and SVG files are allowed'));
});

it('rejects with a NetworkError if the request fails or the response is not JSON', async () => {
  stubRequest('error');
  await expect(upload()).rejects.toBeInstanceOf(NetworkError);
  stubRequest('load', 200, '<html>');
  await expect(upload()).rejects.toBeInstanceOf(NetworkError);
});
