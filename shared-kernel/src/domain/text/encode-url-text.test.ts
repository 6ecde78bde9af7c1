import { encodeUrlText } from './encode-url-text';

it('[R12] encodes any text for use in a URL, and removes lone surrogates', () => {
  expect(encodeUrlText('a&b 🛢 c\ud800d\udc00')).toBe('a%26b%20%F0%9F%9B%A2%20cd');
});
