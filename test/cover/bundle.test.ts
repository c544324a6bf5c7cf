// What the runs execute of the bundle of the default board. For another board, by hand:
// node firmware/tools/start.js test/cover/main.ts BOARD list
import { testCoverage } from './board-coverage';

testCoverage('esp32-ht1621');
