import type { ReactNode } from 'react';
import type { Tone } from '../domain/status';
export interface NoticeProps {
    readonly tone: Extract<Tone, 'warning' | 'danger'>;
    readonly title: string;
    readonly children: ReactNode;
}
export declare function Notice({ tone, title, children }: NoticeProps): import("react").JSX.Element;
