import { commandTester, type CommandTester } from 'shared-kernel/testing';
import { removePhoto, setPhoto } from './set-photo';

let tester: CommandTester;

beforeEach(() => {
  tester = commandTester();
});

describe('the photo', () => {
  it('[PR2] sets a photo, refuses what is none, and removes it', async () => {
    const image = 'data:image/png;base64,iVBORw0KGgo=';
    await tester.done(setPhoto, { portal: 'vendor', image });
    expect(await tester.record('profiles', 'vendor')).toMatchObject({ avatar: image });
    expect(
      await tester.run(setPhoto, { portal: 'vendor', image: 'data:text/html;base64,PGI+' }),
    ).toMatchObject({ status: 'failed', error: { kind: 'invalid' } });
    await tester.done(removePhoto, { portal: 'vendor' });
    expect(await tester.record('profiles', 'vendor')).toMatchObject({ avatar: '' });
  });
});
