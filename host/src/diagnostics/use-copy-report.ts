import { useState } from 'react';
import { copyRefused, copyReport, reportText } from './report';

/**
 * Returns the label and the action of a button that copies the support report. If copying fails, `byHand` contains the
 * report.
 */
export function useCopyReport() {
  const [label, setLabel] = useState('Copy details');
  const byHand = label === copyRefused ? reportText() : undefined;
  return { label, copy: () => void copyReport().then(setLabel), byHand };
}
