import { type Behaviour } from './behaviours';
export declare function readBehaviour(search?: string): Behaviour;
