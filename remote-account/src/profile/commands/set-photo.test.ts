import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { removePhoto, setPhoto } from './set-photo';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester({ session: createTestSession('vendor') });
});

describe('setPhoto', () => {
  it('[PR2] a photo can be set and removed, and an invalid photo is rejected', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    await tester.done(setPhoto, { portal: 'vendor', image });
    expect(await tester.record('profiles', 'vendor')).toMatchObject({ avatar: image });
    expect(
      await tester.run(setPhoto, { portal: 'vendor', image: 'data:text/html;base64,PGI+' }),
    ).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
    const large = `data:image/png;base64,iVBORw0KGgoA${'A'.repeat(1_000_000)}`;
    expect(await tester.run(setPhoto, { portal: 'vendor', image: large })).toMatchObject({
      error: {
        kind: 'invalid',
        issues: [{ message: 'The image is too large. Choose a smaller image.' }],
      },
    });
    const neither = `data:text/html;base64,${'A'.repeat(1_000_000)}`;
    expect(await tester.run(setPhoto, { portal: 'vendor', image: neither })).toMatchObject({
      error: {
        kind: 'invalid',
        issues: [
          { message: 'The image is too large. Choose a smaller image.' },
          { message: 'Choose a PNG, JPEG or WebP image.' },
        ],
      },
    });
    const page = `data:image/png;base64,${Buffer.from('<script>1</script>').toString('base64')}`;
    expect(await tester.run(setPhoto, { portal: 'vendor', image: page })).toMatchObject({
      error: {
        kind: 'invalid',
        issues: [{ message: 'Choose a PNG, JPEG or WebP image.' }],
      },
    });
    await tester.done(removePhoto, { portal: 'vendor' });
    expect(await tester.record('profiles', 'vendor')).toMatchObject({ avatar: '' });
  });
});
