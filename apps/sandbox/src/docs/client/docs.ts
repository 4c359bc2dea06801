import { startCopyButtons } from '../../control-page/client/copy-buttons.ts';
import { startSearch } from './search.ts';
import { startTryIt } from './try-it.ts';

startSearch();
startTryIt();
startCopyButtons();
