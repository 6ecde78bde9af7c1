import { useState } from 'react';
import { copyRefused, copyReport, reportText } from './report';

export function useCopyReport() {
  const [label, setLabel] = useState('Copy details');
  const byHand = label === copyRefused ? reportText() : undefined;
  return { label, copy: () => void copyReport().then(setLabel), byHand };
}
