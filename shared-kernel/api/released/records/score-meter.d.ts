import type { StatusView } from '../domain/status';
export interface ScoreMeterProps {
    readonly score: number;
    readonly band: StatusView;
    readonly label: string;
}
export declare function ScoreMeter({ score, band, label }: ScoreMeterProps): import("react").JSX.Element;
