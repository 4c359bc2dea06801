import { pageRenderer } from '@baize/shell/render';
import * as build from 'virtual:react-router/server-build';
import { house } from './house.ts';

export * from 'virtual:react-router/server-build';
export const render = pageRenderer(build, house);
