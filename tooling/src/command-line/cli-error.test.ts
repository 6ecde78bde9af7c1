import { CliError, getErrorMessage } from './cli-error';

describe('error message', () => {
  it('[tooling] the message of a CliError consists only of its text', () => {
    expect(getErrorMessage(new CliError('Port 1 is taken.'))).toBe('Port 1 is taken.');
  });

  it('[tooling] an error message contains no stack trace by default', () => {
    expect(getErrorMessage(new Error('odd'))).toBe(
      'Something failed: odd\nTRUSTFOLD_DEBUG=1 shows where.',
    );
    expect(getErrorMessage('odd')).toBe('Something failed: odd');
  });

  it('[tooling] an error message contains the port that is already in use', () => {
    const error = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 8201 });
    expect(getErrorMessage(error)).toContain('Port 8201 is taken by another program');
  });

  it('[tooling] an error message contains the path for which the user lacks permission', () => {
    for (const code of ['EACCES', 'EPERM', 'EROFS']) {
      const error = Object.assign(new Error(`${code}: mkdir`), { code, path: '/srv/store' });
      expect(getErrorMessage(error)).toBe(
        'This user has no right to /srv/store: check its owner and its mode, then try again.',
      );
    }
  });

  it('[tooling] an error message says that the disk is full', () => {
    const error = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC' });
    expect(getErrorMessage(error)).toContain('The disk is full');
  });
});
