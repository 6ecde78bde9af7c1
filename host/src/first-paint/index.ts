import { writeFirstWords } from './write-first-words';

// Compiled into the page, right after what it writes into: it must stay small.
try {
  writeFirstWords();
} catch {
  // The page itself is on its way.
}
