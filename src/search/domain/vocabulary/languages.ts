import { foldAccents } from '#shared/domain/text/folded-text.js';
import { wordsOf } from './words.js';

/** Scripts that tell a language; kana before Han, which Japanese has too. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{scx=Hira}|\p{scx=Kana}/u, 'ja'],
  [/\p{sc=Han}/u, 'zh'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Cyrillic}/u, 'ru'],
  [/\p{sc=Greek}/u, 'el'],
  [/\p{sc=Arabic}/u, 'ar'],
  [/\p{sc=Hebrew}/u, 'he'],
  [/\p{sc=Thai}/u, 'th'],
];

const listsOf = (lists: Readonly<Record<string, string>>): (readonly [string, readonly string[]])[] =>
  Object.entries(lists).map(([language, words]) => [language, foldAccents(words).split(/\s+/)]);

/** Words that nearly every text of a language has, and few of others. */
const FUNCTION_WORDS = listsOf({
  en: 'the and you with for our are your of from will who have this is',
  de: 'und der die das mit für wir du ist bei dich dein unser uns auf sie nicht eine zum zur',
  fr: 'et les des vous nous avec pour une du votre notre est dans sur aux',
  es: 'y los las con el tu nuestro nuestra del una para que por se en',
  it: 'e il gli della con per una nostro nostra di nel sono alla che cerchiamo',
  pt: 'e os da do com uma para nosso nossa na no em não pela',
  nl: 'en het een van je wij de onze voor met op bij naar niet',
  sv: 'och att du vi för på är med som vår till inget',
  da: 'og til på er vi det en med som vores ikke',
  pl: 'i w z na się do oraz jest naszych dla wymiana będziesz',
  tr: 've bir için ile olarak bu çok olan ekibimiz',
});

/** Beginnings and endings ("-kraft") of words for jobs that tell a language. */
const TELLING = listsOf({
  de: `kellner koch -koch köchin -köchin küche -küche -kraft -mitarbeiter -mitarbeiterin -leiter -leiterin -führer
    -führerin -hilfe -frau -mann -mädchen -fahrer -fahrerin -meister -lehrer -lehrerin -betreuer -betreuerin bedien
    servier spül zimmer empfang rezept haus bäcker konditor metzger gärtner reinigung nacht azubi ausbildung reise
    kellnerei koche barkeeper barmixer schnee hotelkauf flugbegleit hotelfach praktik verkäuf tauchlehr skilehr masseurin kosmetikerin animateurin büro
    arbeit stelle stellen ferien saison unterkunft verpflegung quereinsteig aushilf nebenjob wochenende flughafen`,
  fr: `serveur serveuse cuisinier cuisinière plongeur plongeuse femme chambre réceptionniste pâtissi boulang hôtesse
    animateur animatrice voiturier bagagiste moniteur veilleur gouvernante directeur directrice vendeur vendeuse ménage
    étage saisonni salle aide jardinier accompagnat travail emploi logé logée nourri logement débutant saison`,
  es: `camarer cociner recepcionista limpieza ayudante conserje botones guía socorrista pisos lavaplatos jefe jefa
    repostero viajes animador animadora monitor encargad friegaplatos azafat tripulante crupier masajista
    peluquer jardiner gobernanta botón mozo vigilante marinero
    trabajo empleo temporada alojamiento verano`,
  it: `camerier cuoc lavapiatti addett piani pizzaiol aiuto bagnin animatore animatrice portiere responsabile
    ricevimento pasticcer commess cuochi pulizie facchin governante massaggiat giardinier
    lavoro alloggio stagion estivo estiva invernal esperienza`,
  pt: `empregad cozinh rececionista recepcionista camareira garçom garçonete copeir ajudante mesa comissári tripulante salva massagista
    trabalho emprego vaga vagas temporada alojamento`,
  nl: `ober serveerster bediening receptioniste schoonma kok afwas -medewerker kamermeisje gastvrouw
    gastheer kelner balie werk baan seizoen vakantiewerk bijbaan zomerbaan`,
  sv: `servitör servitris kock städ hovmästar diskare bagare`,
  da: `tjener rengøring opvasker`,
  pl: `kelner kuchar recepcjonist pokojow pokojówka sprzątacz barmank zmywak pomoc praca kucharz ratownik przewodnik piekarz cukiernik
    pracy sezonow zakwaterowani wyżywieni`,
  tr: `garson aşçı resepsiyon bulaşık barmen kat komi sezonluk konaklama`,
});

/** The language of a longer text by its script and commonest words; undefined if they do not tell. */
export function languageOf(text: string): string | undefined {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text));
  if (script) return script[1];
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = FUNCTION_WORDS.map(([language, words]) => ({
    language,
    score: words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / words.length,
  }));
  const [best] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.language : undefined;
}

/** The languages in which words name a job: English, if nothing tells another. */
export function languagesOfJob(words: readonly string[]): readonly string[] {
  const script = SCRIPTS.find(([pattern]) => words.some((word) => pattern.test(word)));
  if (script) return script[1] === 'zh' ? ['zh', 'ja'] : [script[1]];
  const found = TELLING.filter(([, telling]) => words.some((word) => telling.some((part) => isToldBy(word, part))));
  return found.length === 0 ? ['en'] : found.map(([language]) => language);
}

/** Shorter words are compared whole, because many others begin with them. */
const SHORT = 5;

function isToldBy(word: string, part: string): boolean {
  if (part.startsWith('-')) return word.endsWith(part.slice(1)) && word.length > part.length;
  return part.length < SHORT ? word === part : word.startsWith(part);
}
