import { checkConnection, noteStatus } from '@/lib/browser/connection.ts';
import { ApiError, NetworkError } from './api-error.ts';

interface Upload {
  path: string;
  /** Form field name. */
  field: string;
  file: File;
  /** Called with the progress in whole percent. */
  onProgress?: (percent: number) => void;
}

/**
 * Uploads one file and returns the parsed JSON response; the browser prompts before the page is closed meanwhile. Uses
 * XMLHttpRequest, because fetch does not report upload progress.
 */
export function uploadFile<Answer>({ path, field, file, onProgress }: Upload): Promise<Answer> {
  const form = new FormData();
  form.append(field, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    window.addEventListener('beforeunload', askBeforeLeaving);
    request.addEventListener('loadend', () => window.removeEventListener('beforeunload', askBeforeLeaving));
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(Math.round((loaded / total) * 100));
    });
    request.addEventListener('error', () => {
      void checkConnection();
      reject(new NetworkError(request));
    });
    request.addEventListener('abort', () => reject(new NetworkError(request)));
    request.addEventListener('load', () => {
      noteStatus(request.status);
      if (request.status < 200 || request.status > 299) {
        void ApiError.fromBody(request.status, request.statusText, request.responseText).then(reject);
        return;
      }
      try {
        resolve(JSON.parse(request.responseText) as Answer);
      } catch (error) {
        reject(new NetworkError(error));
      }
    });
    request.send(form);
  });
}

const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
