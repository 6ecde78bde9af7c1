import { useState } from 'react';
import { copyRefused, copyReport, reportText } from './report';

/** What a button that copies the report says and does; `byHand` is the report where it could not be copied. */
export function useCopyReport() {
  const [label, setLabel] = useState('Copy details');
  const byHand = label === copyRefused ? reportText() : undefined;
  return { label, copy: () => void copyReport().then(setLabel), byHand };
}
