import { writeFirstWords } from './write-first-words';

// An inline script after the initial HTML; it must stay small.
try {
  writeFirstWords();
} catch {
  // The page itself is on its way.
}
