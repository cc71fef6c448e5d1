import { foldAccents } from '#shared/domain/text/folded-text.js';

/** Function words and "I am looking for work" in other languages. */
export const FOREIGN_FILLERS = new Set(
  foldAccents(
    `ich suche suchen sucht ein eine einen einer im am bei beim mit und oder fur von vom zum zur der das den dem des als auf an bei ins
  auch wir mein meine stelle stellen arbeit arbeiten mochte moechte gerne
  je j de d cherche recherche un une du le les sur en et ou pour avec dans mon ma mes travail travailler emploi emplois
  poste postes voudrais veux aimerais
  yo busco buscar quiero quisiera el los las con y para por como trabajo trabajar empleo empleos puesto puestos del al
  cerco cercasi voglio vorrei lavoro lavorare uno il lo gli nel nella per di da
  procuro quero trabalho trabalhar emprego empregos vaga vagas um uma na em com
  ik zoek werk werken baan banen een het van met voor bij op
  jag soker jobb som med och vill arbeta jeg soger arbejde og til pa et
  szukam pracy praca prace jako z za od do dla granica granicy zagranica zagraniczna jezyk jezyka jezykiem jezykow
  caut munca lucru angajare angajari locuri kerkoj kerkon punesim trazim trazi posao posla poslovi potreban potrebna
  potrebni zaposlenje oglasi
  ищу ищет работа работу работы работе работой работать вакансия вакансии вакансию вакансий требуется требуются нужен
  нужна нужны хочу в на и для с по как у шукаю робота роботу роботи роботі вакансія вакансії вакансію потрібен потрібна
  потрібні та як търся търси търсим се за обява обяви свободни места посао посла послови тражим тражи потребан потребна
  потребни запослење огласи
  عمل وظيفة وظائف الوظائف شغل شغلة ابحث أبحث بحث عن في مطلوب مطلوبة توظيف فرص فرصة شاغرة شاغر
  עבודה עבודות משרה משרות דרוש דרושה דרושים מחפש מחפשת חיפוש
  kerja bekerja pekerjaan lowongan loker cari mencari jawatan kosong kekosongan dibutuhkan dicari
  trabaho naghahanap hanap hanapbuhay viec lam tuyen naukri nokri kaam chahiye rozgar
  งาน หางาน สมัครงาน รับสมัคร ตำแหน่ง ตำแหน่งงาน
  工作 找工作 求职 求職 招聘 招工 职位 職位 徵才 仕事 求人 募集 採用 転職 就職 の で
  ausland etranger extranjero estero estrangeiro exterior buitenland utomlands yurtdisi εξωτερικο рубежом границеи за الخارج 海外
  일자리 일 구인 구직 채용 취업 모집`,
  ).split(/\s+/),
);

/** Beside the name of a town: not only in it. */
export const AROUND = new Set(
  foldAccents(
    `near nearby around close area region surroundings outskirts nahe nähe umgebung umkreis raum region près proximité
  autour alentours environs région cerca cercanías alrededores zona vicino vicinanze dintorni perto próximo arredores
  região zona omgeving buurt regio okolice około nära omegn nær lähellä около рядом возле поблизости yakınında çevresinde
  dekat sekitar malapit gần قرب بالقرب 附近 周辺 近く 근처`,
  ).split(/\s+/),
);

export const NEGATIONS = new Set(
  `no not without except never kein keine keinen ohne nicht sans pas sin senza zonder geen niet nao nie bez utan uten uden
  ikke inte без не بدون`.split(/\s+/),
);

/** Everyday words that say nothing about the job someone is looking for. They are never corrected. */
export const NOISE = new Set([
  ...FOREIGN_FILLERS,
  ...`job jobs work working worker workers vacancy vacancies position positions hiring wanted career careers
  opportunity opportunities employment role roles looking need want apply near me best any good people person
  staff team needed required experience immediate immediately start now available opening openings offer offers
  listing listings find search searching seeking new join candidate candidates paid pay well welcome become
  becoming get getting have has had would could should can will like love please hello how what which who where
  when there are do does dont you they some something anything someone somebody currently interested wish hope
  wants about program programme every each all both same other others another more most many much few lot lots bit
  little very really so too also just only even still already again always often sometimes never ever soon later
  today tomorrow tonight yesterday week month year years old olds once first last next until while during before
  after since because if then than but not no yes it its he she him her his hers themselves themself myself
  yourself am was were been being did done doing make makes making go goes going come comes came back took take
  takes taking give gives giving see look looks keep kept let lets try tried use used uses using know knows think
  feel say says tell everything everywhere somewhere anywhere nowhere mum mums mom moms dad parent parents thing
  things stuff way ways kind kinds sort type types sure maybe possible possibly able ideally prefer preferably
  ready free whole half own whose whom why here out over under between behind through without within inside
  against along together alone quiet nice great cool fun easy hard big small large huge tiny young happy friendly
  beautiful lovely amazing cheap m w d f h x weeks months hours abroad overseas fluent nearby around somewhere
  student students starts starting starter begin begins beginning knowing hire hires wage wages earn earns dollar
  dollars euro euros pound pounds one two three four five six seven eight nine ten yr yrs olds pinoy pinay kabayan
  indeed linkedin glassdoor jooble www com`.split(/\s+/),
]);
