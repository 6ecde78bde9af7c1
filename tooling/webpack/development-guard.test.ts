import type { IncomingHttpHeaders } from 'node:http';
import { readAllowedHosts } from '../src/serve/allowed-hosts';
import { refusalOf } from './development-guard';

const shell = 'http://localhost:8200';
const guard = { hosts: readAllowedHosts(''), isReader: (origin: string) => origin === shell };
const refusal = (headers: IncomingHttpHeaders, url = '/assets/main.js') =>
  refusalOf({ url, headers: { host: '127.0.0.1:8201', ...headers } }, guard);

describe('development server guard', () => {
  it.each([
    {},
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { origin: 'http://127.0.0.1:8201', 'sec-fetch-site': 'same-origin' },
    { origin: shell, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
  ])('[R26] accepts a request with the headers %j', (headers) => {
    expect(refusal(headers)).toBeUndefined();
  });

  it.each([
    { host: 'evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' },
  ])('[R26] rejects a request with the headers %j', (headers) => {
    expect(refusal(headers)).toMatch(/^This server/);
  });

  it('[R26] rejects a link on another site that would open an editor', () => {
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(refusal(link, '/webpack-dev-server/open-editor?fileName=a')).toBeDefined();
  });
});
