// The presets: controls that people really play, under the names that notices give them.
// The device's table, firmware/presets.ts, is made from this list.

export interface Preset {
  readonly name: string;
  /** At most 12 characters, for the clock's own list. */
  readonly shortName: string;
  readonly notation: string;
  /** Further ways in which notices write it. */
  readonly aliases: readonly string[];
}

function preset(name: string, shortName: string, notation: string, ...aliases: string[]): Preset {
  return { name, shortName, notation, aliases };
}

export const PRESETS: readonly Preset[] = [
  preset('1+0', '1+0', '1m', '1 min', 'bullet'),
  preset('1+1', '1+1', '1m+1s'),
  preset('2+1', '2+1', '2m+1s'),
  preset('3+0', '3+0', '3m', '3 min'),
  preset('3+2', '3+2', '3m+2s', 'World Blitz'),
  preset('5+0', '5+0', '5m', '5 min'),
  preset('5+2', '5+2', '5m+2s'),
  preset('5+3', '5+3', '5m+3s'),
  preset('10+0', '10+0', '10m', '10 min'),
  preset('10+2', '10+2', '10m+2s'),
  preset('10+5', '10+5', '10m+5s'),
  preset('10+10', '10+10', '10m+10s'),
  preset('15+0', '15+0', '15m', '15 min'),
  preset('15+5', '15+5', '15m+5s'),
  preset('15+10', '15+10', '15m+10s', 'World Rapid'),
  preset('20+5', '20+5', '20m+5s'),
  preset('25+0', '25+0', '25m', '25 min'),
  preset('25+10', '25+10', '25m+10s'),
  preset('30+0', '30+0', '30m', '30 min'),
  preset('30+30', '30+30', '30m+30s'),
  preset('45+15', '45+15', '45m+15s'),
  preset('45+45', '45+45', '45m+45s'),
  preset('60+0', '60+0', '60m', '60 min'),
  preset('60+30', '60+30', '60m+30s'),
  preset('75+30', '75+30', '75m+30s'),
  preset('80+60', '80+60', '80m+60s', 'Draughts Title Match'),
  preset('90+0', '90+0', '90m', '90 min'),
  preset('90+30', '90+30', '90m+30s'),
  preset('120+0', '120+0', '2h', '120 min'),
  preset('40/90, 30', '40/90,30', '40/90m, 30m', '90/40+30'),
  preset('40/120, 60', '40/120,60', '40/2h, 1h', '120/40+60'),
  preset(
    '40/90+30, 30+30',
    '40/90,30+30',
    '40/90m+30s, 30m+30s',
    'Olympiad',
    'World Cup',
    '90/40+30+30',
  ),
  preset('40/75+30, 15+30', '40/75,15+30', '40/75m+30s, 15m+30s'),
  preset('40/100+30, 50+30', '40/100,50', '40/100m+30s, 50m+30s', 'Bundesliga'),
  preset(
    '40/100+30, 20/50+30, 15+30',
    '100,50,15+30',
    '40/100m+30s, 20/50m+30s, 15m+30s',
    'Grand Swiss',
    'Tata Steel',
  ),
  preset('40/120, 20/60, 30', '120,60,30', '40/2h, 20/1h, 30m'),
  preset(
    'World Championship 2024',
    'WCh 2024',
    '40/2h, 30m+30s; change moves',
    '40/120, 30+30',
    'Candidates 2024',
  ),
  preset(
    'World Championship 2023',
    'WCh 2023',
    '40/2h, 20/1h, 15m+30s; change moves',
    '40/120, 20/60, 15+30',
    'Candidates 2022',
  ),
  preset('Norway Chess', 'Norway', '40/2h, 0m+10s; change moves', '40/120, 0+10'),
  preset('Norway Armageddon', 'Norway Arm', '40/10m|7m, 0m+1s; change moves', '40/10|7, 0+1'),
  preset('Armageddon', 'Armageddon', '5m|4m', '5|4', '5v4'),
  preset('Armageddon 61+2', 'Arm 61+2', '60/5m|4m, 0m+2s; change moves'),
  preset('Armageddon 61+3', 'Arm 61+3', '60/5m|4m, 0m+3s; change moves', 'World Cup 2015'),
  preset('US G/120 d5', 'G/120 d5', '120m d5s; uschess'),
  preset('US G/90 d5', 'G/90 d5', '90m d5s; uschess'),
  preset('US G/60 d5', 'G/60 d5', '60m d5s; uschess'),
  preset('US G/30 d5', 'G/30 d5', '30m d5s; uschess'),
  preset('US G/25 d3', 'G/25 d3', '25m d3s; uschess'),
  preset('US G/10 d0', 'G/10 d0', '10m; uschess'),
  preset('US G/5 d0', 'G/5 d0', '5m; uschess'),
  preset('US G/3 inc2', 'G/3 inc2', '3m+2s; uschess'),
  preset('US G/90 inc30', 'G/90 inc30', '90m+30s; uschess'),
  preset('US 40/90 SD/30 d5', '40/90SD/30d5', '40/90m d5s, 30m d5s; uschess'),
  preset('US 40/90 SD/30 inc30', '40/90SD/30+', '40/90m+30s, 30m+30s; uschess'),
  preset('US 40/120 SD/60 d5', '40/120SD/60', '40/2h d5s, 1h d5s; uschess'),
  preset('Bronstein 25 b10', '25 b10', '25m b10s'),
  preset('Go Byo-yomi 30 3x30', '30 3x30', '30m, byo 3x30s'),
  preset('Go Byo-yomi 60 5x30', '60 5x30', '1h, byo 5x30s'),
  preset('Go Canadian 60 15/5', '60 15/5', '1h, canadian 15/5m'),
  preset('Shogi 10 byo 30', '10 byo 30', '10m, byo 1x30s'),
  preset('Byo-yomi 1x30', 'byo 30', 'byo 1x30s'),
  preset('Hourglass 1 min', 'hourglass 1', 'hourglass 1m'),
  preset('Hourglass 3 min', 'hourglass 3', 'hourglass 3m'),
  preset('Gong 10 sec', 'gong 10', 'gong 10s'),
  preset('Scrabble', 'Scrabble', '25m, overtime'),
  preset('Count Up', 'Count up', 'upcount'),
];

/** What most games are played by: the list of a board that has no room for more. */
const COMMON = [
  ...['3+0', '3+2', '5+0', '5+3', '10+0', '10+5', '15+10', '25+10', '30+0', '45+15', '60+30'],
  ...['90+30', '40/90, 30', '40/90+30, 30+30', 'Armageddon', 'US G/30 d5', 'US G/60 d5'],
  ...['US G/90 d5', 'Bronstein 25 b10'],
];

export const COMMON_PRESETS = PRESETS.filter(({ name }) => COMMON.includes(name));

/** Case and blanks never tell two names apart. */
function keyOf(name: string): string {
  return name.replace(/\s+/g, '').toLowerCase();
}

const BY_KEY = new Map<string, Preset>();
for (const row of PRESETS) {
  for (const name of [row.name, ...row.aliases]) BY_KEY.set(keyOf(name), row);
}

/** The preset of that name or alias. */
export function findPreset(name: string): Preset | undefined {
  return BY_KEY.get(keyOf(name));
}
