import { useLayoutEffect } from 'react';
import { usePageTitle } from '../page/page-title';
import { removeInitialHtml } from '../page/remove-initial-html';
import { AccessForm, type AccessFormProps } from './access-form';
import { Backdrop } from './backdrop';
import { GateFrame } from './gate-frame';

export function GatePage(form: AccessFormProps) {
  usePageTitle('Access');

  useLayoutEffect(removeInitialHtml, []);

  return <GateFrame form={<AccessForm {...form} />} backdrop={<Backdrop />} />;
}
