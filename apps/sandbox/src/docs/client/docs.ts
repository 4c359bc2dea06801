import { startCopying } from '../../page/client/copy.ts';
import { startSearch } from './search.ts';
import { startTrying } from './try-it.ts';

startSearch();
startTrying();
startCopying();
