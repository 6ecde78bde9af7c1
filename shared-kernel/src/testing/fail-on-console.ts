import { format } from 'node:util';

const longestComplaint = 1500;
const complaints: string[] = [];

const record =
  (level: 'error' | 'warn') =>
  (...data: unknown[]) => {
    complaints.push(`console.${level}: ${format(...data).slice(0, longestComplaint)}`);
  };

beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation(record('error'));
  jest.spyOn(console, 'warn').mockImplementation(record('warn'));
});

/** A test fails if it logs to the console, unless it mocks the console method. */
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
});
