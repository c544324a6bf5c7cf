// Refuses signs that no LED or glass shows although the file says so, or that two LEDs show.
import { Board, SignId, SignPlace } from '../../../board-configs/board';
import { Problem } from './problem';
import { SIGN_IDS } from './signs';

function checkPlace(board: Board, sign: SignId, place: SignPlace): Problem[] {
  const field = `signs.${sign}`;
  const leds = board.leds.filter((led) => led.sign === sign).length;
  if (place === 'led' && leds !== 1) {
    return [
      { field, reason: `is to be an LED, and leds has ${leds} with this sign instead of one` },
    ];
  }
  if (place !== 'led' && leds > 0) {
    return [{ field, reason: 'has an LED in leds; write "led" here' }];
  }
  if (typeof place !== 'object') return [];
  const isPixels = board.display.chip === 'graphics';
  if (isPixels === 'x' in place) return [];
  const wanted = isPixels ? 'x and y on this display' : 'a module and a spot on this display';
  return [{ field, reason: `needs ${wanted}` }];
}

function checkTurn(board: Board): Problem[] {
  const isLed = board.signs['turn-left'] === 'led' && board.signs['turn-right'] === 'led';
  const isShown =
    board.signs['turn-left'] !== 'fallback' && board.signs['turn-right'] !== 'fallback';
  if (!isShown) {
    return [
      {
        field: 'signs.turn-left',
        reason: 'both turn signs must be shown; without them nobody sees who moves',
      },
    ];
  }
  const hasNote = board.turnNote !== undefined && board.turnNote.trim() !== '';
  if (isLed || hasNote) return [];
  const reason = 'is missing; say why the turn signs are not LEDs and what shows the turn instead';
  return [{ field: 'turnNote', reason }];
}

function checkBatterySign(board: Board): Problem[] {
  if (board.battery !== 'none' || board.signs['battery-low'] === 'fallback') return [];
  const reason = 'cannot light, because battery is "none"; write "fallback"';
  return [{ field: 'signs.battery-low', reason }];
}

export function checkSigns(board: Board): Problem[] {
  return [
    ...SIGN_IDS.flatMap((sign) => checkPlace(board, sign, board.signs[sign])),
    ...checkTurn(board),
    ...checkBatterySign(board),
  ];
}
