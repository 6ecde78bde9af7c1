import * as v from 'valibot';
import { createRequiredEmailSchema, isEmail, createMailtoUri } from './email';

describe('email addresses', () => {
  it.each([
    'elena@meridian.example',
    "siobhan.o'brien@example.com",
    'jörg@example.com',
    'info@müller.example',
    'a&b@example.com',
    'post@xn--mller-kva.example',
    'user+tag@example.com',
    'first.last@sub.domain.example',
    '!#$%&*/=?^_`{|}~-@example.com',
    'Ольга@почта.рф',
    '李伟@例子.中国',
    'हिन्दी@उदाहरण.भारत',
    'يوسف@مثال.إختبار',
    'e\u0301ric@example.fr',
    'a@b.co',
    'X@EXAMPLE.COM',
    'me@4sale.example',
  ])('[R12] accepts the email address %j', (email) => {
    expect(v.parse(createRequiredEmailSchema('No'), ` ${email} `)).toBe(email);
  });

  it.each([
    '',
    'elena',
    'elena@',
    '@meridian.example',
    'a@b',
    'a b@c.example',
    'a@b c.example',
    'a@@b.example',
    'a@b@c.example',
    'mailto:a@b.example',
    '.a@b.example',
    'a.@b.example',
    'a..b@c.example',
    'a@b..example',
    'a@.b.example',
    'a@b.example.',
    'a@-b.example',
    'a@b-.example',
    'a@b_c.example',
    'a@192.168.1.1',
    'a@b.c',
    'a,b@c.example',
    '<a@b.example>',
    'a\u200bb@c.example',
  ])('[R12] rejects the email address %j', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('[R12] encodes special characters in a mailto link', () => {
    expect(createMailtoUri('elena@meridian.example')).toBe('mailto:elena@meridian.example');
    expect(createMailtoUri('a&b?c%d@example.com')).toBe('mailto:a%26b%3Fc%25d@example.com');
    expect(createMailtoUri('jörg@müller.example')).toBe('mailto:j%C3%B6rg@m%C3%BCller.example');
    expect(createMailtoUri('a\ud800@b.example')).toBe('mailto:a@b.example');
  });

  it.each(['One\nTwo', 'One\r\nTwo', 'One\rTwo'])(
    '[signatures, R12] encodes line breaks in a mailto link as CR LF: %j',
    (body) => {
      expect(createMailtoUri('a@b.example', { subject: body, body })).toBe(
        'mailto:a@b.example?subject=One%20Two&body=One%0D%0ATwo',
      );
    },
  );
});
