import { isAfter } from 'shared-kernel/format';
import * as v from 'valibot';
import { demoStart } from './demo-invite';
import { demoRequestFormSchema, type DemoRequestForm } from './demo-request-form';

export type DemoField = keyof DemoRequestForm;
export type DemoProblems = Readonly<Partial<Record<DemoField, string>>>;

type Reading =
  | { readonly request: DemoRequestForm; readonly problems?: undefined }
  | { readonly request?: undefined; readonly problems: DemoProblems };

/** The request in the form's fields, or what is wrong with each; `now` is in milliseconds. */
export function readDemoRequest(form: HTMLFormElement, now: number): Reading {
  const parsed = v.safeParse(demoRequestFormSchema, Object.fromEntries(new FormData(form)));
  if (!parsed.success) {
    const { nested = {} } = v.flatten<typeof demoRequestFormSchema>(parsed.issues);
    const first = Object.entries(nested).map(([field, messages]) => [field, messages[0]]);
    return { problems: Object.fromEntries(first) as DemoProblems };
  }
  if (!isAfter(demoStart(parsed.output), now)) {
    return { problems: { date: 'Choose a day and time to come' } };
  }
  return { request: parsed.output };
}
