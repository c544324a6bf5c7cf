// The built-in time controls, packed. Made from firmware/notation/preset-list.ts by
// `node firmware/tools/start.js firmware/tools/presets.ts`; edit the list, not this file.

export const PRESET_COUNT = 66;
export const PRESET_NAME_LENGTH = 12;
/** Another number for another table. */
export const PRESET_TABLE_VERSION = 1906;

/** Names of PRESET_NAME_LENGTH characters each, filled up with blanks. */
export const PRESET_NAMES =
  '1+0         1+1         2+1         3+0         3+2         5+0         5+2         ' +
  '5+3         10+0        10+2        10+5        10+10       15+0        15+5        ' +
  '15+10       20+5        25+0        25+10       30+0        30+30       45+15       ' +
  '45+45       60+0        60+30       75+30       80+60       90+0        90+30       ' +
  '120+0       40/90,30    40/120,60   40/90,30+30 40/75,15+30 40/100,50   100,50,15+30' +
  '120,60,30   WCh 2024    WCh 2023    Norway      Norway Arm  Armageddon  Arm 61+2    ' +
  'Arm 61+3    G/120 d5    G/90 d5     G/60 d5     G/30 d5     G/25 d3     G/10 d0     ' +
  'G/5 d0      G/3 inc2    G/90 inc30  40/90SD/30d540/90SD/30+ 40/120SD/60 25 b10      ' +
  '30 3x30     60 5x30     60 15/5     10 byo 30   byo 30      hourglass 1 hourglass 3 ' +
  'gong 10     Scrabble    Count up    ';

/** Codes of core/control-code.ts, one after another. */
export const PRESET_CODES =
  ')7((()2LD)74)()2(()<Y)74)(*<(()B;)7(((+FN2)74)(+F((*GP)7(((.(O?)74)(.(((*9/)74)(.(((' +
  '+90)7(((4(S1)74)(4(((*:J)74)(4(((-:M)74)(4(((2:R)7(((:(VU)74)(:(((-<6)74)(:(((2<;)74' +
  ')(@(((-=Q)7(((F(,P)74)(F(((2??)7(((L(0B)74)(L(((FA<)74)),(((7I-)74)),(((UIK)7(()>(;+' +
  ')74))>(((FN))74))P(((FRH)74))V(()2T<)7((*0(EF)74)*0(((F)-)7((*T(*;)7)<*0((P((L(J5)7)' +
  '<*T((P()>(;S)75=*0((P((F)(L(((F.4)75=)P((P((F)(:(((F-T)75=*<((P((F))2(((F9:)76=*<((P' +
  '((F=)2((<((F)(:(((F2()7*<*T((P<)>((<((L((M)@5<*T((P)(L(((F>=)@6<*T((P<)>((<)(:(((FQP' +
  ')@5<*T((P)(((((24O)@5F(4((0<(P)((((()>>)7(2(.((,PCD)@5F(.((,P)2)(((((*1V)@5F(.((,P)2' +
  ')(((((+1W),(+*T(((--Y),(+*0(((-V6),(+)>(((-II),(+(L(((-=*),(+(F(((+;?),(((4(V@),(((.' +
  '(RN),()(+F((*VC),()*0(((F7R)2)?*0((P((-+(L(((-97)2)=*0((P((F)(L(((FX.)2)?*T((P((-+)>' +
  '(((-JI)74*(F(((260)75((L(,((F(+PT)75()>(,((F(-T6)75()>(-(.((7<D)75((4(,((F()@>)74,((' +
  'F()HT)74.()2WJ)74.(+FY8)7(/((2U8)7)((F(1(+)7(0R-';

/** Where each code begins: two digits in base 50, as in the codes. */
const PRESET_STARTS =
  '(((1(=(I(R),)5)A)M)V*0*<*H*Q+++7+C+L+X,/,;,G,S-*-6-B-N-W.1.:.I.X/;/P030Q141F2,2>2S3-' +
  '3B3W414=4I4U5/585A5M5Y6<6Q747@7O8,8;8J8U9,959>9H';

/** Where the code of preset `index` begins in PRESET_CODES. */
export function presetCodeAt(index: number): number {
  const at = index * 2;
  return (PRESET_STARTS.charCodeAt(at) - 40) * 50 + PRESET_STARTS.charCodeAt(at + 1) - 40;
}
