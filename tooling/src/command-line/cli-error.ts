export class CliError extends Error {}

const noRight = new Set(['EACCES', 'EPERM', 'EROFS']);

const systemSentences: Record<string, string> = {
  ENOSPC: 'The disk is full: free some space, then try again.',
  EMFILE: 'The system allows too few open files: raise the limit (ulimit -n), then try again.',
};

export function getErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return `Something failed: ${String(error)}`;
  if (error instanceof CliError) return error.message;
  if (process.env.TRUSTFOLD_DEBUG === '1' && error.stack !== undefined) return error.stack;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken by another program: stop what holds it, then try again.`;
  if (noRight.has(code) && 'path' in error)
    return `This user has no right to ${String(error.path)}: check its owner and its mode, then try again.`;
  const sentence = systemSentences[code] ?? `Something failed: ${error.message}`;
  return `${sentence}\nTRUSTFOLD_DEBUG=1 shows where.`;
}
