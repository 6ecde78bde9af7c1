import { useLayoutEffect } from 'react';
import { usePageTitle } from '../page/page-title';
import { endFirstPaint } from '../page/end-first-paint';
import { AccessForm, type AccessFormProps } from './access-form';
import { Backdrop } from './backdrop';
import { GateFrame } from './gate-frame';

export function GatePage(form: AccessFormProps) {
  usePageTitle('Access');

  useLayoutEffect(endFirstPaint, []);

  return <GateFrame form={<AccessForm {...form} />} backdrop={<Backdrop />} />;
}
