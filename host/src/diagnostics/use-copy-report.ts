import { useState } from 'react';
import { copyBlockedMessage, copyReport, createErrorReport } from './report';

export function useCopyReport() {
  const [label, setLabel] = useState('Copy details');
  const byHand = label === copyBlockedMessage ? createErrorReport() : undefined;
  return { label, copy: () => void copyReport().then(setLabel), byHand };
}
