import type { Upload } from './connection.ts';

/** Sends a request by XMLHttpRequest, which reports how much of a body has been sent. */
export function uploadByXhr(request: Upload): Promise<Response> {
  const { signal } = request;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason as Error);
      return;
    }
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => {
      if (event.lengthComputable) request.onProgress(event.loaded / event.total);
    };
    const abort = () => {
      xhr.abort();
    };
    xhr.onload = () => {
      // An answer of 204 or 304 must not have a body, not even an empty one.
      const text = xhr.responseText === '' ? null : xhr.responseText;
      resolve(new Response(text, { status: xhr.status }));
    };
    xhr.onerror = () => {
      reject(new TypeError('The upload got no answer.'));
    };
    xhr.onabort = () => {
      reject(signal.reason as Error);
    };
    xhr.onloadend = () => {
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    xhr.send(request.body ?? null);
  });
}
