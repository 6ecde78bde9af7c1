import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

interface TestResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export const sendTestRequest = (
  port: number | string,
  path: string,
  headers: OutgoingHttpHeaders,
): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers });
    asked.on('error', reject);
    asked.on('upgrade', ({ statusCode, headers: answered }, socket, head) => {
      const end = (message: Buffer) => {
        socket.destroy();
        resolve({ status: statusCode, headers: answered, text: message.toString() });
      };
      if (head.length > 0) end(head);
      else socket.once('data', end);
    });
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, text }),
      );
    });
    asked.end();
  });
