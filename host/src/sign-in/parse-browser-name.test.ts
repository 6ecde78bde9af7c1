import { parseBrowserName } from './parse-browser-name';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';

describe('parseBrowserName', () => {
  it.each([
    ['Chrome on Windows', `${windows} ${webKit} Chrome/131.0.0.0 Safari/537.36`],
    ['Edge on Windows', `${windows} ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
    ['Opera on macOS', `${mac} ${webKit} Chrome/131.0.0.0 Safari/537.36 OPR/115.0.0.0`],
    [
      'Safari on macOS',
      `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
    ],
    ['Safari on iOS', `${iPhone} AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1`],
    ['Chrome on iOS', `${iPhone} AppleWebKit/605.1.15 CriOS/131.0 Mobile/15E148 Safari/604.1`],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
    [
      'Chrome on Android',
      `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/131.0 Mobile Safari/537.36`,
    ],
    ['an unknown browser', ''],
    ['an unknown browser on Linux', 'curl (Linux)'],
  ])('[PR9] a user agent is shown as %s', (name, userAgent) => {
    expect(parseBrowserName(userAgent)).toBe(name);
  });
});
