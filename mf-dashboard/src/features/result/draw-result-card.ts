/** What a card says, in the learner's language; nothing about the learner. */
export interface ResultCard {
  readonly brand: string;
  readonly verdict: string;
  /** The figure that is the answer. */
  readonly points: string;
  /** Beside it. */
  readonly total: string;
  readonly category: string;
  /** Where the portal is found. */
  readonly address: string;
}

/** Square, as messengers show pictures whole. */
const SIDE = 1080;
const EDGE = 90;
const FONT = "'Overpass', system-ui, sans-serif";
/** A sign board with paint on it, whatever the theme. */
const BOARD = '#006b37';
const PAINT = '#ffffff';
const CASE = '#14191a';
const LAMPS = ['#12884c', '#1fb567', '#43f09a'];

/** Draws the result of an exam as a picture, PNG. @throws Error when the browser cannot draw */
export async function drawResultCard(card: ResultCard): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser does not draw');
  await Promise.all([400, 800].map((weight) => document.fonts.load(`${weight} 40px ${FONT}`)));
  draw(context, card);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser does not draw'))));
  return promise;
}

function draw(context: CanvasRenderingContext2D, card: ResultCard): void {
  /** Writes one line, smaller when it would be too wide. @returns where it ends */
  const write = (text: string, x: number, y: number, weight: number, size: number): number => {
    context.font = `${weight} ${size}px ${FONT}`;
    const fitting = Math.min(size, (size * (SIDE - EDGE - x)) / context.measureText(text).width);
    context.font = `${weight} ${fitting}px ${FONT}`;
    context.fillText(text, x, y);
    return x + context.measureText(text).width;
  };

  context.fillStyle = BOARD;
  context.fillRect(0, 0, SIDE, SIDE);
  context.strokeStyle = PAINT;
  context.lineWidth = 8;
  context.beginPath();
  context.roundRect(28, 28, SIDE - 56, SIDE - 56, 48);
  context.stroke();

  context.fillStyle = CASE;
  context.beginPath();
  context.roundRect(EDGE, 96, 150, 60, 30);
  context.fill();
  for (const [index, lamp] of LAMPS.entries()) {
    context.fillStyle = lamp;
    context.beginPath();
    context.arc(EDGE + 31 + 44 * index, 126, 16, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = PAINT;
  write(card.brand, EDGE + 178, 143, 800, 52);

  write(card.verdict, EDGE, 380, 800, 76);
  const end = write(card.points, EDGE - 12, 710, 800, 360);
  write(card.total, end + 30, 710, 400, 64);
  write(card.category, EDGE, 850, 800, 64);

  context.setLineDash([60, 60]);
  context.beginPath();
  context.moveTo(EDGE, 910);
  context.lineTo(SIDE - EDGE, 910);
  context.stroke();
  write(card.address, EDGE, 990, 400, 44);
}
