### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = es
language-name = Español
language-number = 4

## Lists: "a and b", "a, b and c"

list-two = { $first } { $second ->
    [Impar] e
    [Impostor] e
   *[other] y
} { $second }
list-more = { $first }, { $second }
list-sentence = { $text }.
list-sentences = { $first } { $second }

## The race: titles of its pages, the track

race-page-track = { $course }: recorrido
race-page-rules = { $course }: reglas
race-page-cards = { $course }: cartas { $number }
race-page-backs = { $course }: reversos { $number }
race-page-pawns = Peones para plegar
race-deck = Mazo { $letter }
race-deck-of-all = { $deck }, para cada recorrido que lo nombra

race-title = A toda escoba
race-course = La { $place } { $adjective }
race-adjective = { $number ->
    [1] Torcida
    [2] Lunera
    [3] Cantarina
    [4] Nocturna
    [5] Enredada
    [6] Ventosa
    [7] Brumosa
    [8] Plateada
    [9] Estrellada
    [10] Risueña
    [11] Hueca
    [12] Burbujeante
    [13] Dormilona
    [14] Espinosa
    [15] Sedosa
   *[16] Temblona
}
race-place = { $number ->
    [1] Milla
    [2] Marisma
    [3] Arboleda
    [4] Colina
    [5] Pradera
    [6] Llanura
    [7] Vereda
    [8] Cañada
    [9] Ribera
    [10] Huerta
    [11] Dehesa
    [12] Vega
    [13] Rosaleda
    [14] Cresta
    [15] Espesura
   *[16] Senda
}
race-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
race-spaces = { $spaces } casillas
race-about-minutes = unos { $minutes } minutos (de { $low } a { $high })
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = Código de juego
race-start = SALIDA
race-finish = META
race-turn-note = Saca una carta y vuela. ¿Ya no queda esa casilla? ¡Ganas!
race-one = Un color
race-one-note = Vuela a la próxima casilla de ese color.
race-two = Dos del mismo color
race-two-note = Vuela a la segunda casilla de ese color.
race-picture = Dibujo
race-picture-note = Su carta te trae aquí, adelante o atrás.
race-nap = Siesta
race-nap-note = Si paras aquí, pierdes tu próximo turno.
race-nap-note-hold = Duerme hasta que una carta de su color te despierte.
race-bridge = Puente
race-bridge-note = Si paras donde empieza, vuela hasta el final.

## Cards and pawns of the race

race-red = rojo
race-purple = morado
race-yellow = amarillo
race-blue = azul
race-orange = naranja
race-green = verde
race-cat = Gato
race-pumpkin = Calabaza
race-potion = Poción
race-toadstool = Seta
race-moon = Luna
race-hat = Sombrero
race-twice = doble
race-go-to-its-space = ve a su casilla
race-pawns-title = Peones para plegar
race-pawns-intro = Cada bruja vuela con una criatura. Cada criatura tiene su puesto en la salida. La segunda fila es de repuesto.
race-pawns-cut = *Recorta* un peón por su contorno.
race-pawns-fold = *Pliégalo* por las líneas discontinuas: la parte de arriba hacia atrás, los dos pies hacia dentro.
race-pawns-glue = *Pega* un pie sobre el otro. ¡Tu peón se sostiene!
race-pawns-foot = pegar

## The rules of the race: *bold*

race-rules-title = Cómo se corre
race-rules-intro = El gran caldero burbujea, la cena está lista y la última escoba en llegar lava los platos.
race-rules-goal = El objetivo
race-rules-goal-text = Vuela de SALIDA a META. ¡Gana la primera bruja que llega al caldero! No hace falta saber leer: las cartas dicen adónde ir.
race-rules-set-up = Antes de empezar
race-rules-set-up-cut = Recorta las cartas y pliega los peones.
race-rules-set-up-pawns = Cada jugador pone un peón en SALIDA, donde está dibujada su criatura.
race-rules-set-up-deck = Baraja las { $cards } cartas y ponlas en un montón, boca abajo.
race-rules-set-up-shared-deck = Toma el *{ $deck }*: lo comparten todos los recorridos que lo nombran. Baraja sus { $cards } cartas y ponlas en un montón, boca abajo.
race-rules-set-up-first = Empieza la bruja más joven. Luego se sigue por la izquierda.
race-rules-turn = Tu turno
race-rules-turn-text = Saca *una* carta, vuela adonde te mande y déjala aparte. Varios peones pueden compartir casilla. Cuando se acabe el montón, baraja las cartas y sigue.
race-rules-turn-text-replacement = Saca *una* carta, vuela adonde te mande, devuélvela al montón y barájalo. Varios peones pueden compartir casilla.
race-rules-colour = *Un color*: vuela hasta la *próxima* casilla de ese color. También lleva la misma figurita.
race-rules-double = *Dos del mismo color*: vuela hasta la *segunda* casilla de ese color.
race-rules-picture = *Un dibujo*: ve directamente a la casilla de ese dibujo, aunque esté *detrás* de ti. ¡Mala suerte!
race-rules-spaces = Casillas especiales
race-rules-bridge = *Puente*: ¿has parado en la casilla donde empieza? Crúzalo enseguida, hacia donde apuntan sus flechas. Si solo pasas volando, no ocurre nada.
race-rules-nap = *Siesta*: ¿has parado aquí? Te duermes y pierdes tu próximo turno.
race-rules-nap-hold = *Siesta*: ¿has parado aquí? Quédate hasta que saques una carta del color de esta casilla; entonces despiertas y sigues volando con ella. Las demás cartas no sirven.
race-rules-winning = Ganar
race-rules-winning-text = ¿Ya no te queda delante ninguna casilla de tu color? Entonces vuelas hasta META y *ganas*. No necesitas un número exacto.
race-rules-winning-first = La partida acaba en cuanto llega una bruja.
race-rules-winning-everyone = Las demás siguen corriendo hasta que llegan todas.
race-rules-length = Cuánto dura
race-rules-length-text = Esta carrera se hizo para { $players }: unos { $minutes }, o { $turns }, si un turno dura { $seconds }. Todo es suerte: más o menos una partida de cada diez termina antes de { $low }, y una de cada diez pasa de { $high }.
race-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
race-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
race-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
race-turns-each = { $turns } cada uno
race-turns-last = { $turns } hasta que llega la última bruja
race-rules-variants = Otras formas de correr
race-rules-variant-everyone = *Todas en casa*: se juega hasta que llegan todas. La última lava los platos. ({ $minutes })
race-rules-variant-first = *Esprint*: se acaba en cuanto llega la primera bruja. ({ $minutes })
race-rules-variant-gentle = *Brisa suave*: los más pequeños devuelven un dibujo que los haría retroceder y sacan otra carta. ({ $minutes })
race-rules-variant-choice = *Escobas listas*: ten dos cartas en la mano, juega una y saca otra. ({ $minutes })

## Races that cannot be made

race-too-short = no se puede hacer una carrera de { $wish } para { $players }: la más corta dura unos { $least }; pide más
race-too-long = no se puede hacer una carrera de { $wish } para { $players }: la más larga dura unos { $most }; pide menos
race-not-found = no se encontró ninguna carrera de { $wish } para { $players } con el código de juego { $seed }; prueba otro código, o pide un poco menos o un poco más

## What the document of a race says about itself

race-subject = Una carrera para niños: { $course }
race-subjects = { $count } carreras para niños: { $courses }

## What the terminal prints: potions, answers

terminal-ingredients = Ingredientes:
terminal-hint = Escribe una poción, como salvia 2, menta 1; con help hay más.
terminal-tests = { $count ->
    [one] 1 prueba
   *[other] { $shown } pruebas
}
terminal-tests-so-far = Esta partida lleva { $tests }; log las muestra.
terminal-help =
    Escribe una poción, primero el ingrediente más antiguo, cada uno con sus puntos: salvia 2, menta 1
      fox (owl, raven, ..., nobody)         de quién son las próximas pruebas
      guesser salvia 2, menta 1             la prueba gratis de una casilla Adivina (o: versatility salvia 2)
      log                                   todas las pruebas hasta ahora
      notes                                 lo que has anotado
      note salvia 3 no                      anótalo: no, maybe, yes o blank; decoy o un efecto en lugar de un número
      note salvia all no                    tacha lo que está vacío en su fila; note all 3 no: en una columna
      undo                                  retira la última nota
      wrong 3, right 3                      la prueba 3 se introdujo mal y no cuenta; o estaba bien
      notes check                           si alguna prueba contradice una nota
      hint, hint another                    un soplo, paso a paso; otro
      suggest 3                             qué poción de 3 ingredientes diría más
      handicap fox small                    una pista para una bruja más débil (medium, large, o sus victorias y las de la mejor: 0 2)
      read fox                              su pista, cuando las demás miran a otro lado
      review                                cómo ha ido, cuando acaba la partida
      effects, cells, clue, rules           lo que hay en esta partida
      full, room                            la partida acaba: decid la receta una vez más, el último intento; o sigue
      name menta salvia tomillo cebollino   decid la receta (answer y guess son lo mismo)
      name fox … / owl …                    los rivales que la dicen a la vez comparten la victoria
      turn 12                               el círculo que cuenta para las estrellas de la victoria
      give up ABCD-EFGH                     ver la solución, con el código del pie de las reglas
      mode together, rivals, solo           quién juega con quién
      again                                 borra pruebas y notas y empieza de nuevo
      quit                                  salir
terminal-mistyped = La prueba { $number } sigue en la lista y ya no cuenta; con right { $number } vuelve a contar.
terminal-counts-again = La prueba { $number } vuelve a contar.
terminal-entered-wrongly = mal introducida
terminal-sure = Escribe yes para probarla de todos modos.
terminal-nothing-asked = no había ninguna pregunta a la que decir yes
terminal-hint-more = hint cuenta más de este soplo; hint another empieza otro
terminal-hint-another = hint empieza otro soplo
terminal-nothing-certain = No hay nada seguro que no esté ya anotado o preguntado: es hora de una prueba. suggest 3 dice qué poción de 3 ingredientes diría más.
terminal-clue-sealed = Las demás miran a otro lado, y entonces: read { $witch }
terminal-test-prompt = Prueba { $number }>
terminal-last-prompt = Receta>
terminal-over-prompt = Fin de la partida>
terminal-no-effects = Esta partida no tiene efectos.
terminal-no-cells = Este tablero no tiene casillas especiales.
terminal-no-tests = Aún no hay pruebas.
terminal-full = La partida acaba. Decid la receta una vez más, con sus ingredientes en orden y sin puntos: es el último intento.
terminal-poisoned = Todas las brujas están envenenadas.
terminal-again = Esto borra las pruebas y las notas; escribe: again yes
terminal-winner = { $witch ->
    [Polilla] La { $witch }
   *[other] El { $witch }
} gana la partida.
terminal-winners = Victoria compartida: { $witches }.
terminal-lost = Partida perdida. Ríndete para ver la solución (give up) o empieza de nuevo (again).
terminal-track-wrong = Tachad { $step } en el camino de la luna.
terminal-track-rival = Quien la ha dicho pierde estos turnos: { $step }.
terminal-track-first = Empezad en el primer círculo sin tachar.
terminal-track-last = Empezad uno después del último círculo.
terminal-track-aims = Retroceded { $step } por cada objetivo cumplido.
terminal-track-brewed = La poción es de un caldero: retroceded { $step } más.
terminal-turn-asked = Escribid el número del círculo al que llegáis: turn 12. Uno después del último es turn { $past }.
terminal-stars = Eso vale { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}.
terminal-misused = { $command } no va con { $rest }; help explica cómo se usa
terminal-unknown = { $word } no es ni una orden ni un ingrediente; { $hint }
terminal-near = ¿querías decir { $word }?
terminal-known = help enumera las órdenes, y los ingredientes son { $ingredients }
terminal-about = { $what }: { $sentence }
terminal-advised = { $sentence }; { $advice }
terminal-with = { $sentence } ({ $option })
terminal-no-game = no existe el juego { $given }; usa { $games }
terminal-no-game-near = no existe el juego { $given }; ¿querías decir { $near }?
terminal-no-picture = no existe la imagen { $path }; da la ruta de una imagen con el código QR, o el texto del código
terminal-picture-heic = es una imagen HEIC, que no se puede leer; elige en el iPhone Ajustes > Cámara > Formatos > Más compatible y vuelve a tomarla, o haz una captura de pantalla de ella
terminal-pdf-encrypted = este PDF está protegido con una contraseña; guárdalo sin ella, o da una imagen de la página con el código
terminal-pdf-damaged = este PDF está dañado o incompleto; cópialo o descárgalo de nuevo
terminal-svg-damaged = este SVG está dañado o incompleto; cópialo o descárgalo de nuevo
terminal-document-no-code = no apareció ningún código QR en las páginas de este archivo; da el archivo con el anverso de la hoja, o una imagen del código
terminal-document-foreign = ningún código QR de este archivo es de una hoja de Cauldron Press; da el archivo con el anverso de la hoja, o una imagen del código
terminal-document-several = este archivo tiene los códigos de varios juegos; da un archivo con un solo juego, o una imagen de su código
terminal-of-game = juego { $number } (código { $seed })
terminal-game-number = juego { $number }
terminal-in-file = en { $path }: { $sentence }
terminal-nothing-to-brew = no hay nada con que preparar; da --seed, el texto del código o una imagen de él, por ejemplo: cauldron brew sheet.png sage:2 mint:1
terminal-nothing-to-check = no hay nada que comprobar; da el texto del código o una imagen de él y después la respuesta, por ejemplo: cauldron check sheet.png mint sage thyme chives
terminal-give-up-needs-code = --give-up abre un código; da el texto del código o una imagen de él en lugar de --seed
terminal-no-note = { $text } no es una nota; escribe un ingrediente, una columna y no, maybe, yes o blank, por ejemplo: note salvia 3 no. Una columna es un número, decoy, un efecto, o all (todo lo que puede ser): note salvia all no. Una columna entera: note all 3 no
terminal-no-mode = no existe el modo { $mode }; usa together, rivals o solo
terminal-no-answer = falta una respuesta; nombra sus ingredientes en orden, por ejemplo: name menta salvia tomillo cebollino
terminal-give-up = Para ver la solución, escribe give up y el código del pie de la página de reglas, por ejemplo: give up ABCD-EFGH
terminal-marks = x no   ? quizá   ! sí
terminal-given = La pista gratis: X no   * sí   ~ uno de estos
terminal-test = Prueba { $number }:
terminal-wins = ¡Esta poción gana!
terminal-counted = Cortos: { $undergrown }, largos: { $overgrown }.
terminal-report = { $report }.
terminal-right = ¡Correcto! Es la receta.
terminal-wrong = No: esa no es la respuesta.
terminal-named-left = { $left ->
    [one] Podéis decirla una vez más.
   *[other] Podéis decirla { $left } veces más antes de que acabe la partida.
}
terminal-named-used = La habéis dicho tantas veces como se puede. Cuando acabe la partida, podréis decirla una vez más.
terminal-tale-no-give-up = un sello de campaña solo se abre con la receta; abre el código de su juego con el código de rendición, que la dice
terminal-winning-potion = La poción que gana:

# What the terminal refuses: options, their values, files.
terminal-not-possible = { $given } no es posible; usa un número entero de { $least } a { $most }
terminal-layout-unfolded = { $option } es para cuadernillos grapados en el pliegue; úsalo con { $layout }
terminal-yes-or-no = { $given } no es ni yes ni no; usa yes o no
terminal-no-language = no existe el idioma { $given }; usa { $languages }
terminal-single-games = { $option } es para juegos sueltos; quítalo
terminal-output-single = la salida estándar admite un solo archivo; quita { $option }, o indica una carpeta con --out
terminal-output-folder = { $out } no es una carpeta, pero se escriben varios archivos; indica una carpeta con --out
terminal-large-print = las letras de 14 puntos necesitan a2 o mayor; { $paper } es demasiado pequeño para --large-print
terminal-large-enlarged = La letra grande necesita papel más grande: imprímelo en { $paper }, o usa { $flags } para imprimirlo en varias hojas a4
terminal-braille = el braille solo se escribe en inglés; usa --lang en, o --html
terminal-printer-unknown = no se conoce ninguna impresora { $name }; imprime una página de prueba con: cauldron align
terminal-printer-near = no se conoce ninguna impresora { $name }; ¿querías decir { $near }?
terminal-read-again = lee las escalas otra vez
terminal-no-folder = no se conoce ninguna carpeta de configuración (HOME no está definida); usa { $instead }
terminal-theme-language = el tema { $theme } no habla { $language }; elige { $languages } con --lang, u otro --theme
terminal-file-folder = { $path } es una carpeta; indica { $wanted }
terminal-file-device = { $path } es un dispositivo o una tubería; indica { $wanted } en un archivo normal
terminal-file-large = { $path } es demasiado grande para { $wanted }; el máximo son { $most } MiB
terminal-file-missing = no existe el archivo { $path }
terminal-file-denied = no tienes permiso para leer { $path }
terminal-file-unreadable = no se puede leer { $path }: { $reason }
terminal-toml-backslash = entre comillas dobles, \ comienza un carácter especial; escribe la ruta con /, o entre comillas simples como 'C:\Users\Ann'
terminal-names-binary = { $path } no es una lista en forma de texto; guárdala como CSV o como texto
terminal-names-empty = { $path } no contiene nombres; escribe uno en cada línea
terminal-names-column = { $path } no tiene la columna { $column }; tiene { $columns }
terminal-names-unprintable = { $path } contiene nombres que no se pueden imprimir: { $faults }. Corrígelos, o usa --names-skip: esas hojas llevan una línea para escribir
terminal-names-skipped = Una línea para escribir en lugar del nombre: { $faults }
terminal-names-character = línea { $line }, { $name }: { $character }
terminal-names-long = línea { $line }, { $name }: { $count } caracteres, como máximo { $most }
terminal-names-join = { $first }; { $last }
terminal-names-more = { $faults }; { $count } más
terminal-names-from = { $path }: los nombres están en la columna { $column }, el primero es { $first }; elige otra con --names-column
terminal-names-heading = { $path }: el primer nombre es { $first }, bajo el encabezado { $heading }
terminal-names-first = { $path }: el primer nombre es { $first }
terminal-names-sum = { $path }: la línea { $line } es una suma ({ $word }), no un nombre; se omite
terminal-names-encoding = { $path } se leyó con la codificación { $encoding }; si hay letras equivocadas, guárdalo como UTF-8
terminal-names-games = El juego de cada nombre depende solo de este código de juego, de los ajustes y del nombre; por eso dos personas pueden tener la misma receta en tableros distintos. Guarda names.jsonl: el manifiesto no contiene nombres.
terminal-names-missing = falta { $path }, que contiene los nombres de esta tirada; cópialo en la carpeta del manifiesto
terminal-names-other = { $path } contiene los nombres de otra tirada; pon en su lugar el archivo de esta
terminal-logo-empty = { $path } está vacío; un logotipo es un archivo SVG, SVGZ, PNG o JPEG
terminal-logo-text = { $path } es un texto y no un dibujo; un logotipo es un archivo SVG, SVGZ, PNG o JPEG
terminal-logo-format = { $path } tiene otro formato; un logotipo es un archivo SVG, SVGZ, PNG o JPEG
terminal-reprint-nameless = { $given } no es el número de un juego, y { $path } es de una tirada sin nombres; usa un número de 1 a { $games }
terminal-reprint-unknown = nadie se llama { $given } en la tirada de { $path }; usa un nombre de su lista o el número de un juego
terminal-reprint-near = nadie se llama { $given } en la tirada de { $path }; ¿querías decir { $near }?
terminal-reprint-ambiguous = varias personas se llaman { $given }, en los juegos { $numbers }; usa uno de estos números
terminal-wanted-picture = una imagen con el código QR
terminal-wanted-key = un archivo de clave
terminal-wanted-game = una partida guardada
terminal-wanted-options = un archivo de opciones
terminal-no-setting = no existe el ajuste { $given }; usa { $names }
terminal-no-setting-near = no existe el ajuste { $given }; ¿querías decir { $near }?
terminal-no-json-potions = no hay pociones que mostrar como JSON; nómbralas, por ejemplo: sage:2 mint:1
terminal-save-unusable = { $path } no es una partida guardada ({ $reason }); indica otro archivo, o borra este para empezar de nuevo
terminal-save-no-text = no es texto
terminal-save-other = { $path } contiene la partida de otra hoja; da su código, u otro --save
terminal-line-long = una línea tiene más de { $most } caracteres; escribe una poción u orden por línea
terminal-line-no-text = lo que se ha escrito no es texto; escribe una poción como salvia 2, menta 1
terminal-argument = un argumento
terminal-option-unusable = { $option }: { $given } no sirve
terminal-option-value = { $option } necesita un valor
terminal-option-value-of = { $option } necesita un valor; usa { $choices }
terminal-option-no-choice = { $option }: no existe { $given }
terminal-option-choices = { $option }: no existe { $given }; usa { $choices }
terminal-option-choices-near = { $option }: no existe { $given } (¿querías decir { $near }?); usa { $choices }
terminal-duplex-one-sided = { $option }: no existe { $given }; para una impresora que imprime por una sola cara, usa --layout fold-over o --layout glue
terminal-no-option = no existe la opción { $given }; --help enumera las que hay
terminal-no-option-near = no existe la opción { $given } (¿querías decir { $near }?); --help enumera las que hay
terminal-not-expected = { $given } no se espera aquí; --help enumera lo que hay
terminal-no-command = no existe la orden { $given }; usa { $commands }
terminal-no-command-near = no existe la orden { $given }; ¿querías decir { $near }?
terminal-option-twice = { $option } se ha dado más de una vez; dala una sola vez
terminal-option-before = { $option } no es posible antes de { $command }; las opciones de una orden van después de ella
terminal-options-together = { $option } no va con { $other }; da solo una de las dos
terminal-option-together = { $option } no va con lo demás que se ha dado; --help dice qué va
terminal-option-no-value = { $option } no admite un valor como { $given }
terminal-option-missing = falta { $option }; --help enumera lo que hay
terminal-race-commands = race necesita una orden: { $commands }; --help las explica
terminal-no-unicode = un argumento no es Unicode válido; solo las rutas de archivos y carpetas pueden no serlo
terminal-not-understood = no se entienden los argumentos; --help enumera lo que hay

## What the terminal prints: races

terminal-players = { $count ->
    [one] 1 jugador
   *[other] { $shown } jugadores
}
terminal-games = { $count ->
    [one] 1 partida
   *[other] { $shown } partidas
}
terminal-races = { $count ->
    [one] 1 carrera
   *[other] { $shown } carreras
}
terminal-spaces = { $count ->
    [one] 1 casilla
   *[other] { $shown } casillas
}
terminal-cards = { $count ->
    [one] 1 carta
   *[other] { $shown } cartas
}
terminal-progress = { $percent } % de { $whole }
terminal-seconds-left = { $progress }, faltan { $seconds } s
terminal-minutes-left = { $progress }, faltan { $minutes } min
terminal-board-published = el tablero publicado
terminal-board-programmed = el tablero publicado, tal como se programó
terminal-board-of-seed = el tablero del código { $seed }
terminal-board-of-file = el tablero de { $file }
terminal-board = { $name }, { $spaces } casillas, { $cards } cartas, { $draws }, { $nap }, { $end }
terminal-with-replacement = con devolución
terminal-without-replacement = sin devolución
terminal-held = parado hasta que salga el color
terminal-turn-lost = un turno perdido
terminal-until-everyone = hasta que lleguen todos
terminal-until-first = hasta que llegue el primero
terminal-board-first-move = { $board }, puentes y turnos perdidos tras el primer movimiento de un doble
terminal-on-board = { $what } en { $board }
terminal-games-of = { $games } de { $players }
terminal-game = partida
terminal-player = jugador { $number }
terminal-total = total
terminal-unfinished = sin terminar
terminal-ended-early = terminado antes de tiempo, resultado parcial: { $part }
terminal-first-of = las primeras { $first } de { $games }
terminal-stopped = { $games } sin terminar: un jugador paró a los 10 000 movimientos; no cuentan en nada de lo que sigue
terminal-all-finished = todas las partidas terminaron
terminal-moves = movimientos
terminal-turns = turnos
terminal-seat = puesto { $number }
terminal-mean = media { $mean } ± { $error }, desviación típica { $deviation }
terminal-lengths = 5 % { $low }, mediana { $median }, 95 % { $high }; la más corta { $shortest }, la más larga { $longest }; lo más frecuente { $mode } ({ $share })
terminal-mean-turns = media { $mean } con los perdidos, en { $rounds } ± { $error } rondas
terminal-seat-wins = gana primero en { $share } de las partidas (de { $low } a { $high }), { $moves } movimientos
terminal-same-games = Las mismas partidas otra vez: las mismas opciones con --seed { $seed }
terminal-same-board = El mismo tablero otra vez: las mismas opciones con --seed { $seed }
terminal-same = Lo mismo otra vez: las mismas opciones con --seed { $seed }
terminal-exactly = Un jugador, con exactitud,
terminal-exact-mean = media { $mean }, desviación típica { $deviation }
terminal-exact-lengths = { $mean }; 5 % { $low }, mediana { $median }, 95 % { $high }
terminal-exact-peaks = la más corta { $shortest }; lo más frecuente { $mode }; picos en { $peaks }; { $longer } pasan de 150
terminal-more = { $count } más
terminal-together = { $players } juntos: { $rounds } rondas, { $turns } turnos
terminal-exact-seat = gana primero en { $share } de las partidas
terminal-plot-alone = Movimientos por partida
terminal-plot-together = Movimientos por partida, todos los jugadores juntos
terminal-plot-exact = Movimientos de un jugador
terminal-plot-of = Calculado con exactitud para { $board }
terminal-plot-partial = { $numbers }; parcial: { $part }
terminal-plot-shares = proporción de partidas con tantos movimientos
terminal-plot-steps = movimientos, de { $width } en { $width }, y su proporción de partidas
terminal-plot-curve = calculado con exactitud
terminal-plot-median = mediana
terminal-plot-longer = { $share } % de las partidas son más largas
terminal-race = Carrera { $seed }:
terminal-race-board = { $race } { $spaces }, { $cards }
terminal-race-length = { $players }, { $minutes } minutos: { $turns }, { $seconds } segundos por turno
terminal-race-each = { $turns } turnos por jugador
terminal-race-last = { $turns } turnos hasta que llega el último
terminal-race-spread = 1 partida de cada 10 termina antes de { $low } minutos, 1 de cada 10 pasa de { $high }
terminal-race-bridges = puentes
terminal-race-bridge = de { $from } a { $end }
terminal-race-naps = turno perdido
terminal-race-pictures = dibujos
terminal-race-none = ninguno
terminal-race-printed = { $race } { $course }, { $players }, { $spaces }, unos { $minutes } minutos, { $paper }

## What the referee's server answers to phones

server-damaged = lo guardado de la mesa { $table } no se puede leer; pide al árbitro una mesa nueva
server-table-name = esto no es el nombre de una mesa; los nombres son tres palabras, como bisol tavuk nupam
server-no-table = no hay ninguna mesa { $table } en este servidor; comprueba el nombre o abre una mesa nueva
server-not-loaded = la partida de la mesa { $table } ({ $game }) no está cargada ahora en este servidor; pide al árbitro que lo arranque con esa partida, y la mesa continuará
server-other-game = la partida de este código ({ $game }) no se arbitra en este servidor; pregunta al árbitro
server-no-opening = en este servidor es el árbitro quien abre las mesas; pregunta el nombre de la tuya
server-no-again = en esta partida cada prueba cuenta, así que no se puede empezar de nuevo; pregunta al árbitro
server-no-help = en esta partida cada prueba cuenta, así que nadie recibe ayuda; pregunta al árbitro
server-gone = eso ya no se puede recuperar: ha pasado un minuto o alguien ya lo ha hecho
server-referee-alone = eso lo hizo el árbitro, y solo el árbitro puede recuperarlo
server-help = esta mesa ha pedido mucha ayuda de golpe; espera { $wait } y vuelve a pedirla
server-helping = demasiadas mesas piden ayuda a la vez; prueba de nuevo en un momento
server-full = este servidor ya tiene { $tables } mesas y no admite más; pregunta al árbitro
server-seconds = { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
server-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
server-busy = eso ha sido demasiado de golpe; espera { $wait } e inténtalo de nuevo
server-guesses-of-table = esta mesa ha probado demasiadas respuestas; espera { $wait } antes de la próxima
server-guesses-of-client = desde esta dirección se han probado demasiadas respuestas de esta partida; espera { $wait } antes de la próxima
server-guesses-of-game = se han probado demasiadas respuestas de esta partida; espera { $wait } antes de la próxima
server-openings = se han abierto demasiadas mesas a la vez; espera { $wait } e inténtalo de nuevo
server-checking = se están comprobando demasiadas respuestas a la vez; inténtalo de nuevo en un momento
server-host = este servidor no responde al nombre { $host }; usa la dirección que muestra, o arráncalo con --host y ese nombre
server-no-host = esta petición no dice a qué servidor va dirigida
server-origin = las páginas de { $origin } no pueden usar este servidor; abre su propia página, o arráncalo con --host y el nombre de esa página
server-too-large = esta petición es demasiado grande; se permiten { $bytes } bytes
server-broken = esta petición no llegó entera
server-not-json = esta petición no viene anunciada como application/json
server-since = { $text } no es un número entero; since= lleva el de una revisión, wait= uno de segundos
server-slow = esta petición tardó demasiado; inténtalo de nuevo
server-no-referee = este servidor no lleva mesas; se arrancó sin --referee
server-desk-shut = el puesto del árbitro solo se abre con su clave
server-desk-key = esa no es la clave de este puesto; compárala con la que mostró el servidor
server-desk-tries = desde esta dirección han llegado demasiadas claves equivocadas; espera { $wait } e inténtalo de nuevo
server-no-path = aquí no hay nada; las mesas están en /api/tables
server-method = esto no se puede hacer aquí; las mesas aceptan GET y POST
server-changed = la mesa ha cambiado entretanto; mira las pruebas e inténtalo de nuevo
server-not-kept = el servidor no puede guardar la mesa ahora, así que no ha cambiado nada; avisa al árbitro
server-unsure = el servidor perdió sus mesas a mitad de esto; antes de repetirlo, mira si lo que hiciste está entre las pruebas, y avisa al árbitro
server-failed = el servidor ha fallado; inténtalo de nuevo y, si sigue igual, avisa al árbitro

# The referee's desk: a page behind a key, and cards to be printed from it.

desk-title = Puesto del árbitro
desk-key = Clave del puesto
desk-key-help = La mostró el servidor al arrancar; también está en el archivo de la clave del puesto.
desk-enter = Abrir el puesto
desk-leave = Salir del puesto
desk-cards = Tarjetas de mesa
desk-csv = Guardar como CSV
desk-close-all = Cerrar todas las mesas
desk-table = Mesa
desk-game = Partida
desk-standing = Cómo va
desk-rank = Posición
desk-won-at = Hora de victoria
desk-order = Orden
desk-order-opened = como se abrieron
desk-order-won = quién ganó antes
desk-tests = Pruebas
desk-answers = Respuestas
desk-changed = Último cambio
desk-seen = Última señal
desk-rulings = Decisiones
desk-playing = en juego
desk-last = último intento
desk-won = ganada
desk-won-by = ganada por { $names }
desk-lost = perdida
desk-given-up = se ha rendido
desk-closed = { $standing }, cerrada
desk-not-loaded = partida sin cargar
desk-never = aún no
desk-close = Cerrar
desk-reopen = Abrir otra vez
desk-take-back = Anular última prueba
desk-reset = Empezar de nuevo
desk-bring-back = Recuperar
desk-players-again = empezada de nuevo por los jugadores
desk-players-back = recuperada por los jugadores
# What a button is called when it is read aloud: what it does, and at which table.
desk-ruling = { $ruling }: mesa { $table }
desk-sure-close-all = ¿Cerrar todas las mesas para todos sus teléfonos? No contarán más pruebas ni respuestas hasta que las abras otra vez.
desk-sure-close = ¿Cerrar la mesa { $table } para todos sus teléfonos? Allí no contarán más pruebas ni respuestas hasta que la abras otra vez.
desk-sure-take-back = ¿Anular la última prueba de la mesa { $table } en todos sus teléfonos? Desaparece de la lista, y su caldero vuelve a contar como vacío. Durante un minuto puedes recuperarla.
desk-sure-reset = ¿Empezar de nuevo en la mesa { $table } para todos sus teléfonos? Se pierden sus pruebas, notas y respuestas. Durante un minuto puedes recuperarlas.
desk-yes = Sí, adelante
desk-no = No
desk-none = Aún no hay mesas. Aparecen aquí en cuanto los teléfonos las abren.
desk-count = { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}
desk-count-won = { $tables ->
    [0] ninguna ha ganado
    [one] una ha ganado
   *[other] { $tables } han ganado
}
desk-secret = Aquí nunca se muestra ninguna receta; está en el archivo de la organización.
desk-away = El servidor no responde. Probando otra vez…
desk-done = Mesa { $table }: { $ruling }. Hecho.
desk-print = Imprimir
desk-back = Volver al puesto
desk-card-scan = Escanea esto para sentarte a la mesa.
desk-card-type = O abre { $address } y escribe el nombre de la mesa.
desk-card-most = Son las primeras { $cards } mesas; en una página no caben más tarjetas.
## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Witches
page-app-description = Prueba tus pociones y comprueba la respuesta de una partida impresa de Wondering Witches.
page-skip = Ir a la partida
page-no-script = Esta página necesita JavaScript, porque prueba las pociones en tu teléfono y no en un servidor. Permítelo, por favor. Un iPhone abre sin JavaScript los archivos de Mail y Archivos: abre este archivo en un ordenador o un teléfono Android, o abre la dirección que muestra «cauldron serve».
page-engine-missing = Este navegador es demasiado antiguo para probar pociones, o su modo de aislamiento lo impide. Actualízalo, desactiva el modo de aislamiento para esta página o abre la página en otro teléfono.
page-evicted = Esta partida ya no está en este dispositivo: el navegador ha borrado lo que guardaba. Restáurala desde un archivo guardado o escanea la hoja otra vez.
page-save-all = Guardar todas las partidas
page-restore = Restaurar partidas
page-restore-wrong = Este archivo no contiene partidas guardadas; elige uno hecho con «Guardar todas las partidas».
page-restore-done = { $count ->
    [one] Se ha restaurado una partida.
   *[other] Se han restaurado { $count } partidas.
}
page-engine-failed = Algo salió mal al calcular esto. No ha cambiado nada; inténtalo de nuevo.
page-dismiss = Quitar este mensaje
page-cancel = Cancelar
page-close = Cerrar
page-clear = Vaciar
page-undo = Deshacer
page-try-again = Reintentar
page-for-example = por ejemplo, { $text }

# The frame of an open game

page-tabs = Partes del juego
page-tab-brew = Poción
page-tab-log = Pruebas
page-tab-notes = Notas
page-tab-help = Ayuda
page-tab-answer = Respuesta
page-to-games = Todas las partidas
page-menu = Menú del juego
page-theme = Colores
page-theme-auto = Auto
page-theme-light = Claro
page-theme-dark = Oscuro
page-language = Idioma
page-language-auto = Como la hoja
page-language-missing = Las palabras de este idioma aún no están en este teléfono y ahora no se han podido traer. Elígelo otra vez un poco más tarde.
page-language-offer = Esta hoja está en otro idioma. ¿Leer esta página en español?
page-mode = Cómo se juega
page-mode-cooperative = Juntos
page-mode-competitive = Rivales
page-mode-solo = A solas
page-mode-hint = Los rivales leen en voz alta cada resultado. Gana quien primero acierte en una prueba o diga la receta.
page-share = Compartir
page-share-title = Jugar en otro teléfono
page-share-table = Escanea esto con el otro teléfono. Se une a tu mesa: las mismas pruebas y las mismas notas para todos.
page-share-game = Escanea esto con la cámara del otro teléfono, o con esta página abierta en él. La partida sigue desde aquí, con las pruebas y las notas como están ahora. Después cada teléfono tiene su propia partida.
page-share-long = Esta partida es demasiado larga para un código cuadrado. Envía su dirección: el otro teléfono la abre, o la pega donde se escriben los códigos.
page-share-local = Esta página se abrió con un nombre que solo vale en este ordenador. Ábrela con la dirección del ordenador en tu red, para que otros teléfonos puedan seguirte.
page-share-qr-table = Código cuadrado con la dirección de tu mesa
page-share-qr-game = Código cuadrado con tu partida
page-share-address = O envía esto
page-share-copy = Copiar
page-share-copied = Copiado
page-share-by-hand = La dirección está seleccionada: cópiala.
page-share-send = Enviar…
page-handed-title = Ya tienes esta partida
page-handed-text = Este teléfono: { $mine }. El otro teléfono: { $theirs }. ¿Con cuál sigues?
page-namings = { $namings ->
    [one] receta dicha 1 vez
   *[other] receta dicha { $namings } veces
}
page-handed-both-text = Las pruebas coinciden, así que las dos encajan: la lista de pruebas más larga y las notas de ambas. Donde las dos tienen una marca, queda la tuya.
page-handed-mine = La mía
page-handed-theirs = La del otro teléfono
page-handed-both = Las dos juntas
page-handed-done = { $tests ->
    [0] La partida está aquí, con sus notas.
    [one] La partida está aquí, con 1 prueba y sus notas.
   *[other] La partida está aquí, con { $tests } pruebas y sus notas.
}
page-handed-damaged = Esta partida de otro teléfono no llegó entera. No ha cambiado nada: escanéala otra vez, o copia su dirección completa.
page-handed-newer = Esta partida viene de una versión más nueva de la página. No ha cambiado nada: vuelve a cargar esta página cuando haya red y escanea otra vez.
page-handed-unfit = Lo que esto dice de la partida no puede haber pasado en su hoja. No ha cambiado nada: pasa la partida otra vez.
page-switches = Este teléfono
page-switch-awake = No apagar la pantalla durante la partida
page-switch-vibration = Vibrar con cada resultado
page-switch-sound = Sonar con cada resultado
page-again = Empezar de nuevo
page-again-title = ¿Empezar de nuevo esta partida?
page-again-text = Se borrarán las pruebas, tus notas y la poción en preparación. La receta secreta sigue siendo la misma.
page-again-all-title = ¿Empezar de nuevo esta partida para todos los teléfonos?
page-again-all-text = Las pruebas y las notas de la mesa { $table } se borrarán en todos los teléfonos. Durante un minuto, cualquiera de la mesa puede recuperarlas. La receta secreta sigue siendo la misma.
page-again-yes = Empezar de nuevo
page-again-done = Todo limpio, a empezar.

# While a game opens

page-title = { $place } · { $name } · { $app }
page-opening = Abriendo la partida…

# The sheet of the day

page-daily-title = La hoja del día
page-daily-day = { $date }: { $level }
page-daily-hint = Hoy todo el mundo puede jugar la misma partida. Hace falta su hoja impresa: pídesela a quien imprime las hojas. Después prueba aquí tus pociones.
page-daily-players = ¿Cuántos juegan?
page-daily-open = Abrirla

# Statistics, and the calendar of past days.

page-stats-title = Estadísticas
page-stats-hint = Cuentan las partidas guardadas en este dispositivo. «Guardar todas las partidas» las conserva en un archivo.
page-stats-all = Todas las partidas
page-stats-other = Otras partidas
page-stats-begun = empezadas
page-stats-up = abandonada
page-stats-tests = pruebas hasta ganar:
page-stats-circles = círculo del camino de la luna:
page-stats-best = mediana { $median }, mejor { $best }
page-stats-days = hojas del día ganadas, días seguidos:
page-stats-streak = ahora { $now }, como máximo { $longest }
page-days-title = Días pasados
page-days-hint = Cada día tiene su propia hoja. Elige un día para probar aquí las pociones de su hoja; la hoja te la da quien imprime las tuyas.
page-days-before = Mes anterior
page-days-after = Mes siguiente
page-days-day = { $date }: { $state }
page-days-none = sin jugar

# Home: opening a game, tables, the games on this phone

page-home-lead = Prueba tus pociones y comprueba la respuesta, aquí mismo en el teléfono.
page-go-on = Seguir: { $name }
page-open-title = Abrir una partida
page-open-hint = Usa el código cuadrado de tu hoja.
page-scan-button = Escanear el código
page-scan-title = Escanear el código
page-scan-hint = Pon el código cuadrado de tu hoja ante la cámara.
page-scan-view = Lo que ve la cámara
page-scan-light = Luz
page-scan-foreign = Este código cuadrado no es de una hoja de este juego.
page-scan-late = Aún no se ve ningún código. Acércate más y no te muevas, con luz en la hoja; o cierra esto y fotografía el código cuadrado, o escribe el código de juego.
page-scan-forbidden = La página no puede usar la cámara. Permítelo en los ajustes del navegador, o fotografía el código cuadrado, o escribe el código de juego.
page-scan-no-camera = Aquí no hay cámara. Elige una imagen del código cuadrado, o escribe el código de juego.
page-scan-busy = La cámara no arranca; quizá la usa otro programa. Fotografía el código cuadrado, o escribe el código de juego.
page-photo-take = Fotografiar el código
page-photo-choose = Elegir una imagen
page-photo-looking = Buscando el código (intento { $attempt })
page-photo-unreadable = Este archivo no es una imagen que se pueda leer. Elige una foto del código.
page-photo-foreign = El código cuadrado de esta imagen no es de una hoja de este juego. Usa el que está impreso en tu hoja.
page-photo-cancelled = Búsqueda detenida.
page-photo-forbidden = Este navegador no deja que la página busque códigos en imágenes. Escanea el código con la cámara del teléfono, o escríbelo.
page-photo-late = No apareció ningún código en esta imagen en { $seconds } segundos. Repite la foto más de cerca, nítida, con luz pareja y con el código entero.
page-photo-nothing = No apareció ningún código en esta imagen. Repite la foto más de cerca, nítida, con luz pareja y con el código entero.
page-code-label = O escribe el código cuadrado, el código de juego o el nombre de la partida
page-open-button = Abrir
page-name-elsewhere = { $name } es el nombre de una partida que aún no está en este teléfono. Escanea el código de su hoja, o escribe su código de juego.
page-seed-title = ¿Sin cámara? Escribe el código de juego
page-seed-hint = El código de juego, el nivel y los jugadores están arriba en la hoja; la edición, al pie de la segunda página de reglas. Una hoja de torneo no tiene código de juego: la partida la abre su árbitro.
page-seed-label = Código de juego
page-seed-level = Nivel
page-seed-level-named = { $number }: { $name }
page-seed-players = Jugadores
page-seed-button = Buscar la partida
page-seed-dealing = Buscando la partida…
page-seed-same-title = ¿Es esta tu partida?
page-seed-same-text = En tu hoja debe poner Partida { $label }. Compara también la pista gratis.
page-seed-same-clue = Pista gratis:
page-seed-same-yes = Sí, a jugar
page-seed-same-no = No, es otra
page-seed-other = Entonces compara con la hoja el código de juego, el nivel, los jugadores y la edición. Si están bien, la hoja se hizo con otras opciones: solo su código cuadrado abre la partida.
page-open-here = Jugar solo en este teléfono
page-print-title = Imprimir una partida
page-print-hint = Cualquier nivel, hasta 8 jugadores: una hoja para la mesa, o un cuadernillo entero.
page-print-open = Elegir e imprimir
page-print-loading = Preparando…
page-print-failed = Esta parte de la página aún no está en este dispositivo, y ahora no se ha podido cargar. Inténtalo de nuevo cuando haya red.
page-print-file = Esta página se ha abierto como archivo; por eso el navegador no la deja cargar la parte que imprime. Abre la página en su dirección, o pide a quien la hizo el archivo único que también imprime.
page-print-old = Hay una versión más nueva de esta página. Vuelve a cargar la página y después imprime.
page-join-title = Unirse a una mesa
page-join-hint = ¿Alguien del grupo ya ha abierto la partida? Escribe el nombre de la mesa.
page-table-name = Nombre de la mesa
page-table-label = Mesa { $table }
page-join-button = Unirse
page-known-title = Ya tienes una mesa
page-known-text = Este teléfono ya está en la mesa { $table } con esta partida. ¿Seguir allí o abrir una mesa nueva?
page-known-new = Mesa nueva
page-known-join = Ir a { $table }
page-tables-title = Esta hoja ya se está jugando
page-tables-text = Únete a la mesa de tu grupo: compartes sus pruebas y notas. O abre una mesa nueva para ti, con las pruebas desde cero.
page-tables-join = Unirse a { $table } ({ $tests ->
    [0] aún sin pruebas
    [one] 1 prueba
   *[other] { $tests } pruebas
})
page-games-title = Partidas en este teléfono
page-games-none = Aún no hay ninguna. Abre una partida y te esperará aquí.
page-game-label = Partida { $label }
page-game-unreadable = ilegible
page-rename-game = Cambiar el nombre de la partida { $label }
page-rename-title = Tu propio nombre para { $label }
page-rename-label = Cómo llamas a esta partida
page-rename-hint = Solo lo muestra este teléfono. Déjalo vacío para volver al nombre de la hoja.
page-rename-yes = Guardar
page-renamed = Esta partida se llama ahora { $name }.
page-remove-game = Quitar la partida { $label }
page-remove-title = ¿Quitar la partida { $label }?
page-remove-text = Se borrarán sus pruebas y notas de este teléfono. Con el código de la hoja puedes abrir la partida otra vez, desde el principio.
page-remove-yes = Quitar
page-foot-local = Todo ocurre en este teléfono: sin cuenta, y sin red una vez cargada la página.
page-foot-plain = Todo ocurre en este teléfono, sin cuenta.
page-plain-title = Lo que no se puede en esta dirección
page-plain-text = La dirección de esta página empieza por http: nada va cifrado, así que el navegador prohíbe tres cosas. Aun así se puede jugar.
page-plain-scan = Escanear: en su lugar, fotografía el código.
page-plain-awake = No apagar la pantalla: haz que dure más encendida en los ajustes del teléfono.
page-plain-kept = Funcionar sin red: deja esta página abierta hasta que acabe la partida.
page-foot-referee = Las partidas que se abren aquí las guarda el ordenador del árbitro.
page-other-game = A todas las partidas
page-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
page-players-unknown = Con árbitro
page-tests = { $tests ->
    [one] 1 prueba
   *[other] { $tests } pruebas
}
page-status-new = recién abierta
page-status-playing = en juego
page-status-last-ditch = último intento
page-status-won = ganada
page-status-lost = perdida

# What is stored and sent

page-storage-full = La memoria de este teléfono está llena. Puedes seguir jugando, pero la partida se perderá al cerrar esta página. Quita las partidas que ya no necesites.
page-storage-forbidden = Este navegador no deja que la página recuerde nada. Puedes seguir jugando, pero la partida se perderá al cerrar esta página.
page-stored-title = Esta partida no se puede leer
page-stored-unreadable = Lo que había guardado de esta partida en el teléfono está dañado.
page-stored-text = Puedes empezar la partida desde cero. Lo guardado se conserva aparte, por si alguien puede repararlo.
page-stored-anew = Empezar desde cero
page-stored-no-code = Lo que había guardado de esta partida está dañado, y su código se ha perdido. Fotografía el código de la hoja para abrirla otra vez.
page-moved-on = Esta partida ha avanzado en otra ventana. Así está ahora; míralo e inténtalo de nuevo.
page-others-tested = La prueba { $number } se hizo en otro sitio: { $result }.
page-others-named = La receta se dijo en otro sitio, pero no es esa.
page-deed-again = { $name ->
    [Polilla] La { $name }
   *[other] El { $name }
} ha empezado de nuevo esta partida para todos los teléfonos.
page-deed-again-own = Has empezado de nuevo esta partida para todos los teléfonos.
page-deed-again-somebody = Alguien de esta mesa ha empezado de nuevo la partida para todos los teléfonos.
page-deed-reset = El árbitro ha empezado de nuevo esta partida para todos los teléfonos.
page-deed-taken-back = El árbitro ha anulado la última prueba.
page-deed-closed = El árbitro ha cerrado esta mesa: ya no cuentan más pruebas ni respuestas.
page-deed-reopened = El árbitro ha abierto otra vez esta mesa: la partida sigue.
page-deed-brought-back = { $name ->
    [Polilla] La { $name }
   *[other] El { $name }
} ha recuperado la partida como estaba antes.
page-deed-brought-back-own = La partida vuelve a estar como antes en todos los teléfonos.
page-deed-brought-back-somebody = Alguien de esta mesa ha recuperado la partida como estaba antes.
page-deed-brought-back-referee = El árbitro ha recuperado la partida como estaba antes.
page-deed-back = Recuperar
page-network-lost = No se puede contactar con el ordenador del árbitro. No se ha perdido nada: este teléfono lo sigue intentando.
page-network-none = Este teléfono no tiene red. No se ha perdido nada: seguirá en cuanto la tenga.
page-queued = { $count ->
    [one] Una acción está a la espera.
   *[other] { $count } acciones están a la espera, en su orden.
}
page-queue-sent = Se ha enviado lo que esperaba a la red.
page-network-odd = El ordenador del árbitro dio una respuesta sin sentido (estado { $status }). No se ha perdido nada; inténtalo de nuevo.

# A game just opened

page-first-title = Cómo funciona
page-first-do = Cuando un caldero de tu tablero esté listo para su prueba, introduce aquí sus ingredientes, primero el más antiguo, cada uno con sus puntos.
page-first-numbers = La prueba responde con dos números: cuántos ingredientes son *cortos* (les faltan puntos) y cuántos son *largos* (les sobran), pero nunca cuáles.
page-first-win = *Se gana* cuando toda la receta ({ $recipe } ingredientes) está en una sola poción, en orden, cada uno con tantos puntos como su número.
page-first-win-effects = *Se gana* cuando se cuentan tantos ingredientes como lleva la receta ({ $recipe }) y cada uno de ellos está en orden y tiene tantos puntos como su número, que los efectos pueden cambiar.
page-first-tester = _¿Quién prueba?_ es para tu lista de pruebas, y para los efectos que tocan a quien prueba. Puedes dejarlo sin decir.
page-first-close = Entendido
page-first-rules = Todas las reglas

# The practice game

page-learn-open = Aprende a jugar en dos minutos
page-learn-title = Aprende a jugar
page-learn-step = Paso { $step } de { $steps }
page-learn-recipe-title = Una receta secreta
page-learn-recipe-follows = Así que { $decoy } no tiene número. Entre los otros cinco también hay un señuelo. La tabla de abajo guarda lo que es seguro.
page-learn-first = En una partida de verdad cultivas los ingredientes en papel y los cosechas para un caldero. Este ya está lleno: { $first } y { $third }, con dos puntos cada uno. Pruébalo.
page-learn-first-follows = *Uno es largo*: su número es menor que 2, así que es el 1. *Uno es corto*: su número es mayor que 2, así que es el 3 o el 4. La prueba no dice cuál es cuál. Pero ninguno de los dos es un señuelo, y ningún otro es el número 1.
page-learn-second = ¿Es { $first } el número 1 y { $third } el número 3? Prepáralos otra vez, con un punto y con tres.
page-learn-second-follows = *No hay ninguno corto.* { $first } solo tiene un punto, así que es el número 1. Entonces { $third } es el 3 o el 4, y con tres puntos le basta: es el número 3.
page-learn-third = Faltan los números 2 y 4. Prueba { $second } con dos puntos y { $fourth } con cuatro. Primero entra el número 1, y luego el 2, el 3 y el 4.
page-learn-third-follows = *¡0 y 0, y aun así no se gana!* Ninguno tiene mal los puntos. Si los cuatro tuvieran número, esta sería la receta. Así que uno de ellos es un señuelo, y la prueba se lo salta. No es { $first } ni { $third }. Por tanto, es { $second } o { $fourth }, y en su lugar va { $other }.
page-learn-choice-title = Te toca
page-learn-choice = Quedan dos recetas. O { $second } es el número 2 y { $other } el 4, o { $other } es el número 2 y { $fourth } el 4. ¿Cuál preparas?
page-learn-choice-follows = *Uno es corto.* Solo puede ser { $other }: con dos puntos no le basta, así que es el número 4. Ahora prepara la otra receta.
page-learn-told = La prueba dice
page-learn-secret = Para curiosos: lo que era secreto
page-learn-known = Lo que es seguro
page-learn-test = Probar esta poción
page-learn-next = Seguir
page-learn-again = Otra vez
page-learn-end = Ya sabes jugar. El huerto y los calderos están en tu hoja, y esta página prueba lo que preparas. Los niveles siguientes añaden efectos: la hoja y la ayuda explican cada uno.

# The potion in the making

page-who-tests = ¿Quién prueba?
page-whose-test = ¿De quién es la prueba?
page-tester-hint = Entre rivales alguien tiene que ganar. Di qué bruja hace la prueba.
page-poisoned = envenenada
page-pantry-title = Elige ingredientes
page-pantry-hint = Toca los puntos de cada ingrediente, primero el más antiguo, según los números de tu caldero.
page-early = Puedes cerrar un caldero antes de que se llene: tacha sus casillas vacías y prueba lo que tiene dentro.
page-is-in-potion = en la poción, en el lugar
page-potion-title = Tu poción
page-potion-label = Poción, primero el ingrediente más antiguo
page-potion-empty = Aún vacía. Toca los puntos de un ingrediente.
page-added = { $name } entra en el lugar { $place }.
page-moved = { $name } está ahora en el lugar { $place }.
page-removed = { $name } sale de la poción.
page-changed = Ahora: { $name }.
page-cleared = La poción está vacía.
page-restored = La poción ha vuelto.
page-placed-name = { $name }, en el lugar { $place }
page-dots-of = Puntos de { $name }
page-dots = { $name }, { $dots ->
    [one] 1 punto
   *[other] { $dots } puntos
}
page-change = Cambiar { $name }
page-move-earlier = Adelantar { $name } un lugar
page-move-later = Atrasar { $name } un lugar
page-remove = Quitar { $name }
page-kind-legend = ¿De dónde sale?
page-kind-cauldron = Caldero
page-left-label = Pruebas que quedan en tu tablero
page-left-cauldrons-or-larger = Calderos de { $cells } o más: { $left } de { $all }
page-left-versatility = Casillas Laboratorio sin planta: { $left } de { $all }
page-left-guesser = Casillas Adivina: { $left } de { $all }
page-test-button = Probar la poción { $number }
page-testing = Probando…
page-herbs = { $herbs ->
    [one] 1 ingrediente
   *[other] { $herbs } ingredientes
}
page-lasting-title = Lo que dura
page-lasting-since = desde la prueba { $test }
page-lasting-somebody = quien hizo la prueba { $test }
page-ditch-title = El último intento
page-ditch-back = Aún queda sitio
page-ditch-left = La partida sigue.

# What a test told

page-test-word = Prueba
page-test-number = Prueba { $number }
page-result-won = ¡La poción es la buena!
page-result-counts = Cortos: { $under }, largos: { $over }
page-undergrown = { $count ->
    [one] corto
   *[other] cortos
}
page-overgrown = { $count ->
    [one] largo
   *[other] largos
}
page-result-note = Anótalo bajo tu caldero. Nadie dice cuáles son, ni nada de su orden.
page-done = Listo
page-reports-label = Los avisos de los efectos, en desorden
page-report-no-number = Ninguno: ese ingrediente no tiene número.
page-report-nothing = Nada que decir: en la poción no falta ningún número de la receta.
page-report-unlisted = Este efecto no es de los que enumera la hoja. Lee en las reglas lo que se dice de los señuelos.
page-explain-title = ¿Qué significa esto?
page-explain-under = *Corto*: tiene menos puntos que su número.
page-explain-over = *Largo*: tiene más puntos que su número.
page-explain-silent = Nadie dice cuáles, ni si el orden está bien. Un señuelo sin número se salta, tenga los puntos que tenga.
page-explain-changed = Si un efecto cambia un número, vale el número nuevo.
page-explain-none = *0 y 0*: nada de lo que se cuenta es corto ni largo.
page-explain-small = Pero una poción con menos ingredientes que la receta no puede ganar.
page-explain-why = Y aun así no gana. Puede haber estas razones, una o varias:
page-explain-few = Se cuentan muy pocos. Para ganar hacen falta tantos como lleva la receta, y un señuelo sin número nunca se cuenta.
page-explain-few-effects = Se cuentan muy pocos. Para ganar hacen falta tantos como lleva la receta. Un señuelo sin número nunca se cuenta, y los efectos pueden dejar fuera a otros.
page-explain-order = Uno de ellos está fuera de orden: su número no es uno más que el que va justo antes.
page-explain-imposter = Hay un impostor entre ellos, y eso siempre está mal.
page-explain-brothers = Entre ellos está uno de los hermanos sin el otro.
page-explain-enemies = Entre ellos están los dos enemigos.

# How a game ends

page-won-title = ¡Poción conseguida!
page-won-solo = ¡Poción conseguida, y a solas!
page-won-by = ¡{ $name ->
    [Polilla] La { $name }
   *[other] El { $name }
} consigue la poción y gana!
page-named-title = ¡Receta encontrada!
page-named-solo = ¡Receta encontrada, y a solas!
page-named-by = ¡{ $name ->
    [Polilla] La { $name }
   *[other] El { $name }
} ha dicho la receta y gana!
page-named-shared = ¡Victoria compartida! Han dicho la receta a la vez: { $names }.
page-won-text = La receta perdida ha aparecido, tras { page-tests }.
page-stars = { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
page-turn-title = ¿Cuántas estrellas?
page-turn-text = Tocad el círculo al que llegáis.
page-turn-circle = Círculo { $turn }: { page-stars }
page-turn-all = Uno después del último
page-turn-skip = Omitir
page-turn-change = Otro círculo
page-turn-worth = Esta victoria vale { page-stars }.
page-track-wrong = Tachad { $step } en el camino de la luna.
page-track-rival = Quien la ha dicho pierde estos turnos: { $step }.
page-track-first = Empezad en el primer círculo sin tachar.
page-track-last = Empezad uno después del último círculo.
page-track-aims = Retroceded { $step } por cada objetivo cumplido.
page-track-brewed = La poción es de un caldero: retroceded { $step } más.
page-lost-title = La poción se apaga
page-lost-text = La receta sigue perdida. Puedes rendirte y ver la solución, o empezar de nuevo.
page-over-title = Esta partida ha terminado
page-over-text = La solución está a la vista, así que no queda nada que probar.
page-story-title = Las pruebas, contadas otra vez
page-story-hint = Toca una prueba para ver qué le pasó a cada ingrediente.
page-story-certain = Desde aquí, una poción que gana era segura
page-fate-right = Número { $number }: en su punto
page-fate-under = Número { $number }: corto
page-fate-over = Número { $number }: largo
page-fate-spared = Número { $number }: un efecto dio por buenos sus puntos
page-fate-ignored = Sin número: no se cuenta
page-fate-skipped = Un efecto se lo saltó
page-fate-unreached = La prueba acabó antes de llegar a él
page-fate-order = Fuera de orden
page-fate-wrong = Mal con cualquier número de puntos: un impostor, o por su pareja
page-fate-reports = Avisó: «{ $report }»
page-fate-forgotten = Olvidado: un efecto posterior vació el caldero
page-minutes = { $minutes ->
    [0] menos de un minuto
    [one] un minuto
   *[other] { $minutes } minutos
}
page-hours = { $hours } h { $minutes } min
page-played = Desde la primera prueba hasta la última: { $time }.
page-picture-title = Enséñalo a los demás
page-picture-hint = La imagen cuenta cómo fueron tus pruebas, y nada de los ingredientes: no estropea ninguna partida.
page-picture-label = Cómo fueron las pruebas, en una imagen.
page-picture-day = Hoja del día { $date }
page-picture-button = Compartir la imagen
page-picture-copy = Copiar como texto
page-picture-copied = El texto está copiado.
page-picture-saved = La imagen está guardada.
page-picture-failed = Este navegador no hace imágenes; copia el texto.
page-keep-title = Guardar esta partida
page-keep-hint = Un archivo para un ordenador con Cauldron Press: todas las pruebas y cómo acabó la partida, para comparar cómo juegan las personas. Contiene vuestras notas y la solución, pero ningún nombre.
page-keep-button = Guardar el archivo
page-keep-saved = La partida se ha guardado.

# The log

page-log-title = Todas las pruebas
page-log-empty = Aún no hay pruebas. Cada una quedará aquí con su número, como en el cuaderno de papel.
page-use-again = Repetir
page-of-test = la poción de la prueba { $number }
page-mistyped = Mal introducida
page-mistyped-of = prueba { $number }
page-mistyped-tag = mal introducida, no cuenta
page-mistyped-done = La prueba { $number } ya no cuenta. Sigue en la lista con su número.
page-mistyped-back = Estaba bien
page-mistyped-undone = La prueba { $number } vuelve a contar.
page-used-again = La poción de la prueba { $number } vuelve a estar en preparación.

# Notes

page-notes-title = Lo que sabemos
page-notes-hint = Toca una casilla para pasar de vacía a imposible, posible y segura. Toca un encabezado para toda su fila o columna.
page-note-label = { $name }, { $column }: { $mark }
page-note-given = { $note }. Lo dice tu pista gratis.
page-note-perhaps = { $note }. Tu pista gratis lo nombra como uno de varios.
page-note-wrong = { $note }. Una prueba lo contradice.
page-note-fixed = Lo dice la pista gratis, así que se queda.
page-note-undone = Se ha retirado la última nota.
page-notes-out = Tachar lo vacío
page-notes-out-effects = Tachar efectos vacíos
page-notes-empty = Vaciar
page-notes-out-done = { $name }: lo que estaba vacío está tachado.
page-notes-empty-done = { $name }: todo vacío.
page-notes-row-hint = Números y señuelos, o los efectos. Se deshace de una vez.
page-notes-column-hint = De todos los ingredientes. Se deshace de una vez.
page-last-tests = Últimas pruebas
page-last-earlier = { $count ->
    [one] Una prueba anterior
   *[other] { $count } pruebas anteriores
}
page-last-result = cortos: { $under }, largos: { $over }
page-last-won = gana
page-ingredient = Ingrediente
page-legend = Qué significan las marcas
page-mark-blank = vacía
page-mark-impossible = imposible
page-mark-possible = posible
page-mark-certain = segura
page-mark-given = lo dice la pista gratis
page-mark-perhaps = la pista: uno de estos

# Help

page-help-title = Ayuda
page-clue-title = Tu pista gratis
page-facts = La receta lleva { $recipe } de estos { $count } ingredientes.
page-effects-title = Efectos de esta partida
page-effects-hint = Nadie sabe qué ingredientes los tienen.
page-specials-title = Casillas especiales de este tablero
page-rules-title = Las reglas

# Hints, the notes checked, clues for one witch

page-thinking = Pensando…
page-hints-title = ¿Sin ideas?
page-hints-hint = Cada paso cuenta un poco más. Los soplos parten de las notas de esta página, y se van contando.
page-hints-first = Un soplo, por favor
page-hints-another = Otro soplo
page-hints-herb = ¿Qué ingrediente?
page-hints-claim = ¿Qué se deduce?
page-hints-reason = ¿Por qué?
page-hints-nothing = No hay nada seguro que no esté ya anotado o preguntado. Es hora de otra prueba.
page-suggest-title = ¿Qué probamos?
page-suggest-size = Ingredientes de la poción
page-suggest-button = ¿Cuál diría más?
page-notes-check = Revisar nuestras notas
page-notes-check-hint = Cada marca se revisa por separado, con todas las pruebas y la pista: números, señuelos y efectos. «Posible» nunca está mal.
page-clues-title = Una pista para una bruja
page-clues-hint = ¿Hay alguien nuevo o que ha ganado menos veces? Una pista solo para esa bruja iguala las fuerzas. Cuanto más atrás va, más dice.
page-clues-new = Dar una pista
page-clues-who = ¿Para quién?
page-clues-size = ¿Cuánta desventaja lleva?
page-clues-small = poca
page-clues-medium = bastante
page-clues-large = mucha
page-clues-wins = según las victorias
page-clues-own = ¿Cuántas veces ha ganado?
page-clues-most = ¿Cuántas veces ha ganado la mejor?
page-clues-seal = Sellar la pista
page-clues-read = { $name }: leerla
page-clues-alone-title = Solo para { $name ->
    [Polilla] la { $name }
   *[other] el { $name }
}
page-clues-alone-text = Dale el teléfono { $name ->
    [Polilla] a la { $name }
   *[other] al { $name }
}. Los demás miran a otro lado.
page-clues-alone-yes = Mostrar la pista
page-clues-own-title = { $name }, tu pista

# Before a potion is tested that the board has no room for

page-no-room-title = ¿Seguro?
page-no-room-yes = Probarla

# How the players did

page-review-title = ¿Cómo nos ha ido?
page-review-button = Mirar atrás

# The answer and the solution

page-answer-title = La respuesta
page-check-hint = Toca en orden los ingredientes de la poción que gana; la receta lleva { $recipe }.
page-name-title = Decir la receta
page-name-left = { $left ->
    [one] Podéis decirla una vez más.
   *[other] Podéis decirla { $left } veces más antes de que acabe la partida.
}
page-name-used = La habéis dicho tantas veces como se puede. Cuando acabe la partida, podréis decirla una vez más.
page-name-who = ¿Quién la dice?
page-name-also = Otra bruja la dice también
page-name-waiting = Dicho a la vez y aún sin comprobar: { $names }
page-name-refused = { $name }: { $reason }
page-ditch-name = La partida acaba: decid la receta una vez más. Es el último intento.
page-moon-out = La luna está oscura, o no queda ningún caldero abierto
page-aims = Objetivos
page-aim-met = cumplido
page-aims-hint = Cada uno hace retroceder un paso a una victoria. Marcado: las pruebas lo muestran.
page-place = lugar
page-answer-full = La respuesta más larga lleva { $longest } ingredientes; quita uno antes.
page-answer-empty = Aún no hay nada elegido.
page-answer-noted = Tomado de lo que anotaste como seguro.
page-check-button = Comprobar
page-checking = Comprobando…
page-wrong = Esa no es la respuesta.
page-not-checkable = Este código no lleva ninguna respuesta sellada, así que no hay nada que comprobar.
page-give-up = Rendirse
page-give-up-hint = El código de rendición está bajo el doblez, al pie de la página de reglas, o entre las respuestas de un cuadernillo. Abre la solución completa.
page-give-up-code = Código de rendición
page-opening-code = Código de apertura
page-opening-hint = La organización lo dice al final. No está en la hoja.
page-give-up-button = Rendirse
page-give-up-title = ¿Rendirse de verdad?
page-give-up-text = Se mostrará la solución completa: cada número, cada señuelo y cada efecto. Con eso acaba la partida.
page-give-up-yes = Mostrar la solución
page-solution-open = La solución está a la vista.
page-tale-title = El sello del capítulo { $chapter }
page-tale-ending = Cómo termina
page-tale-hint = Se abre con la receta de { $name }: toca sus ingredientes en orden.
page-tale-open = Abrir el sello
page-solution-title = La solución
page-solution-answers = { $answers ->
    [one] La respuesta
   *[other] Las respuestas; vale cualquiera
}
page-secrets-title = Todos los secretos
page-role-regular = Número { $number }
page-role-imposter = Señuelo: un impostor con el número { $number }
page-role-overachiever = Señuelo: un exagerado con el número { $number }
page-role-ignore = Señuelo: siempre ignorado

# A sheet that only a referee tests

page-referee-title = Tu árbitro prueba las pociones
page-referee-text = Este es el código de un torneo: ni siquiera este teléfono conoce la receta. Dale tus pociones al árbitro, o abre el código en la página del árbitro.
page-referee-can = Aquí puedes tomar notas, comprobar la respuesta y rendirte.
## The board: strips, sections, cauldrons

sheet-page-front = Tablero, anverso
sheet-page-back = Tablero, reverso
sheet-page-rules = Reglas
sheet-page-rules-more = Más reglas
sheet-page-rules-rest = Aún más reglas

sheet-title = Wondering Witches

# The same as text, for screen readers and in braille

sheet-read-qr = El código de esta partida, para la cámara de un teléfono
sheet-read-garden-of = { $cells ->
    [one] Un huerto de 1 casilla
   *[other] Un huerto de { $cells } casillas
}
sheet-read-cauldron-of = Un caldero de { $cells } casillas
sheet-read-board = El tablero
sheet-read-board-intro = El tablero tiene dos caras, cada una con las columnas A a H y las filas 1 a 4. Se corta en secciones que tienen casillas en las dos caras. Lo que está junto en una tabla está junto en el tablero. Una casilla de huerto tiene { $dots } puntos si no se dice otra cosa; lleva la cuenta de lo que plantas, cultivas y cosechas como prefieras.
sheet-read-section = Sección { $number }: { $witches }
sheet-read-row = Fila
sheet-read-column = Columna { $letter }
sheet-read-cauldron = Caldero { $number }, casilla { $place } de { $size }
sheet-read-starts = empieza con { $ingredient }, con 1 punto
sheet-read-garden = Huerto { $number }
sheet-read-planted = aquí crece { $ingredient }, con un punto
sheet-read-special = { $special }
sheet-read-special-low = { $special }, con dos puntos
sheet-read-special-two = { $special }, con sitio y puntos para dos plantas
sheet-read-phase = Desde el turno { $from }: { $moon }, { $stars ->
    [one] 1 estrella
   *[other] { $stars } estrellas
}
sheet-read-phase-mark = { $phase }. El turno { $turn } es el círculo del gato.
sheet-read-track = La partida acaba con el turno { $turns }. Lleva la cuenta de los turnos: cuanto antes se encuentre la receta, más estrellas vale.
sheet-read-named = Antes del final se puede proponer la receta dos veces. Lleva la cuenta también.
sheet-read-grows = Aquí crecen: { $herbs }
sheet-read-grows-witch = { $witch } cultiva aquí: { $herbs }
sheet-read-actions = { $count ->
    [one] 1 acción por turno
   *[other] { $count } acciones por turno
}
sheet-read-give-up = Solo para quien se rinde
sheet-press = Cauldron Press
sheet-edition = { $edition ->
    [1] Primera edición
   *[other] Edición { $edition }
}
sheet-made-by = { $credits } · { $press } · { $edition }
sheet-credits = { $credits } · { $press }
sheet-level = Nivel { $number }
sheet-custom = Nivel a medida
sheet-level-named = nivel { $number } ({ $name })
sheet-level-custom = nivel a medida
sheet-subject = Un juego cooperativo de deducción para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $level }
sheet-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
sheet-recipe = Receta de { $length }
sheet-ingredients = { $count } ingredientes
sheet-seed = Código de juego
sheet-commitment = Compromiso
sheet-key = En la despensa
sheet-key-note = Solo { $length } de estos { $count } van en la receta secreta. Los demás son señuelos.
sheet-game = Partida

sheet-grid = Lo que sabemos
sheet-grid-note-long = Tacha lo que no puede ser y rodea lo que es seguro. Ya está impreso lo que dice tu pista gratis: una cruz es no, un círculo es sí, y un signo de interrogación es uno de los que lo tienen.
sheet-grid-decoy = señuelo
sheet-grid-ignored = Ignorado
sheet-grid-overachiever = Exagerado
sheet-grid-imposter = Impostor
sheet-in-play = Efectos en juego
sheet-in-play-effects = *{ $category }*: { $effects }
sheet-log = Pruebas
sheet-log-note = Una fila por prueba. En los huecos 1 a 6 escribe los ingredientes en orden, primero el más antiguo: letras o marca a la izquierda, puntos a la derecha. Luego, cuántos cortos y cuántos largos.
sheet-log-number = N.º
sheet-log-under = Corto
sheet-log-over = Largo
sheet-log-reports = Avisos

sheet-notebook = Cuaderno
sheet-notebook-intro = Uno para la mesa: ponlo junto al tablero.
sheet-special = *{ $name }*: { $tells }
sheet-turned = Girado para que quede tras el anverso

sheet-witch = Bruja
sheet-memo = Recuerda
sheet-notes = Notas
sheet-turn-plant = Plantar
sheet-turn-grow = Cultivar
sheet-turn-pluck = Cosechar
sheet-turn-close = Cerrar
sheet-grows = Aquí crecen
sheet-action-plant = Plantar
sheet-action-grow = Cultivar
sheet-action-pluck = Cosechar
sheet-action-close = Cerrar
sheet-actions-each = { $count } por turno
sheet-actions = Lo que puedes hacer
sheet-track = La luna mengua
sheet-track-note = Tacha cada turno
sheet-track-step = Paso: { $step ->
    [one] 1 círculo
   *[other] { $step } círculos
}
sheet-named = Receta propuesta
sheet-aims = Objetivos
sheet-moon-full = luna llena
sheet-moon-gibbous = luna menguante
sheet-moon-half = media luna
sheet-moon-crescent = luna fina
sheet-moon-dark = luna nueva
sheet-result-under = corto
sheet-result-over = largo
sheet-result-reports = avisos

## What a sheet is like to play: *bold*, _italic_

sheet-turns = { $count ->
    [one] cerca de 1 turno
   *[other] unos { $count } turnos
}
sheet-minutes = unos { $minutes } minutos
sheet-rated = { $difficulty } de { $most } calderos, { $turns }
sheet-rating = ¿Es difícil?
sheet-rating-said = Dificultad *{ $difficulty } de { $most }*: los calderitos del anverso. Una partida dura unos { $turns } turnos; ocho de cada diez, de { $low } a { $high }. Los jugadores de tipo normal ganan unas { $wins } de cada 100 partidas.
sheet-rating-made = El programa lo midió en partidas que jugó en esta misma hoja.
sheet-rating-made-in-public = El programa lo midió en partidas que jugó en este tablero con otras recetas. El secreto de esta hoja no interviene.
sheet-set-equal = Todas de igual dificultad
sheet-set-ladder = Una escalera: cada partida pide una clase de razonamiento más
sheet-rated-needs = { $rated }, { $reasoning }
terminal-rating = Dificultad { $difficulty } de { $most }, unos { $minutes } minutos, unos { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
} (de { $low } a { $high }); los jugadores de tipo normal ganan unas { $wins } de cada 100 partidas

## The rules of a sheet: *bold*, _italic_

rules-title = Cómo se juega
rules-intro = La vieja receta se ha perdido. ¡Descúbrela y prepárala!
rules-title-more = Más reglas
rules-intro-more = Para consultar cuando haga falta.
rules-title-rest = Aún más reglas
rules-intro-rest = Lo demás, para consultar.
rules-goes-on = Sigue en otra página: *{ $page }*
rules-clue = Tu pista gratis
rules-for = _Para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, desde los { $age } años._
rules-for-time = _Para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, desde los { $age } años. Una partida dura de { $low } a { $high } minutos._
rules-goal = El objetivo
rules-goal-known = { $length } de tus { $count } ingredientes forman una receta secreta. Cada uno de ellos tiene su propio número secreto, del 1 al { $longest }. Los demás son *señuelos*.
rules-goal-hidden = { $length } de tus { $count } ingredientes forman una receta secreta. Nadie sabe cuántos son. Cada uno de ellos tiene su propio número secreto: 1, 2, 3 y así. Los demás son *señuelos*.
rules-goal-how = El número dice *en qué lugar* de la poción va el ingrediente: primero el 1, luego el 2, y así. También dice *cuánto* debe crecer: el 3 pide justo tres puntos.
rules-goal-together = Se gana o se pierde en equipo: se puede hablar de todo.
rules-set-up = Antes de empezar
rules-set-up-alone = No hay nada que cortar. Todo el tablero es tu sección, por delante y por detrás. Toma un lápiz.
rules-set-up-specialties-alone = Puedes plantar cualquier ingrediente.
rules-set-up-cut = Corta el tablero por las líneas discontinuas. Cada jugador es una bruja, y toma una sección, con sus dos caras, y un lápiz.
rules-set-up-cut-teams = Corta el tablero por las líneas discontinuas en { $sections } secciones, con sus dos caras. Cada jugador es una bruja, y algunas comparten una sección en pareja.
rules-set-up-pages = No se corta nada. Cada marco de las páginas del tablero es una sección, que puede tener varias hojas. Cada jugador es una bruja, y toma una sección, con sus dos caras, y un lápiz.
rules-set-up-pages-teams = No se corta nada. Cada marco de las páginas del tablero es una sección, con sus dos caras, que puede tener varias hojas. Cada jugador es una bruja, y algunas comparten una sección en pareja.
rules-set-up-given = Tu sección dice qué cultivas. Solo tú puedes plantar estas _especialidades_. Lo que ya está impreso en sus casillas también es tuyo.
rules-set-up-given-teams = Junto a tu bruja están tus _especialidades_: solo tú puedes plantarlas. Las parejas comparten todo lo demás, también lo impreso.
rules-set-up-printed-alone = Los ingredientes impresos también son tuyos: cultívalos y coséchalos.
rules-turn = Tu turno
rules-turn-intro = Todas las brujas juegan a la vez. En cada turno haz *una* de estas cosas:
rules-turn-intro-teams = Todas las brujas juegan a la vez. En cada turno haz *una* de estas cosas. En una pareja, cada bruja hace una.
rules-turn-intro-two = Jugáis a la vez. En cada turno, cada quien hace *dos* de estas cosas, o una dos veces:
rules-turn-intro-three = En cada turno, haz *tres* de estas cosas. Puedes repetir:
rules-turn-intro-lone = Todos juegan a la vez. En cada turno, cada quien hace *una* de estas cosas. Quien tiene una sección para sí hace *dos*.
rules-turn-plant = *Planta* una de tus especialidades: escribe sus letras o su marca en una casilla vacía de tus huertos. Rellena un punto.
rules-turn-plant-alone = *Planta* cualquier ingrediente: escribe sus letras o su marca en una casilla vacía de tus huertos. Rellena un punto.
rules-turn-grow = *Cultiva* uno de tus huertos: todo lo que hay dentro de su contorno gana un punto.
rules-turn-pluck = *Cosecha* un ingrediente de uno de tus huertos: táchalo allí. Escríbelo en la siguiente casilla libre de uno de tus calderos, y sus puntos, como número, en el círculo.
rules-turn-close = *Cierra* uno de tus calderos que tenga algo: tacha sus casillas vacías.
rules-turn-moon = Después de todas las pruebas, tachad el siguiente círculo del *camino de la luna*.
rules-testing = Probar una poción
rules-testing-full-or-closed = Cuando un caldero está lleno o cerrado, su poción se prueba después de las acciones.
rules-testing-when-here = Introduce aquí los ingredientes del primero al último, cada uno con sus puntos.
rules-testing-result = La prueba te dice cuántos ingredientes son *cortos* (les faltan puntos) y cuántos *largos* (les sobran). No te dice cuáles, ni si el orden está bien.
rules-testing-decoys = Los señuelos no se cuentan.
rules-testing-write = Anótalo bajo el caldero y en el cuaderno.
rules-testing-reports = Los efectos pueden añadir avisos. Llegan en desorden, así que no se sabe de qué ingrediente viene cada uno.
rules-example = Una prueba, paso a paso
rules-example-pour = { $ingredient } { $grown }: { $secret }, { $judged }
rules-example-secret = en secreto { $number }
rules-example-secret-decoy = señuelo secreto
rules-example-judged-right = en su punto
rules-example-judged-under = corto
rules-example-judged-over = largo
rules-example-judged-order = fuera de orden
rules-example-judged-skipped = saltado
rules-example-result = La prueba dice: *cortos: { $under }, largos: { $over }.*
rules-example-result-report = La prueba dice: *cortos: { $under }, largos: { $over }.* Y avisa: *{ $report }*
rules-example-order = { $ingredient } tiene los puntos justos. Pero va justo después de un señuelo, así que está fuera de orden y la poción no puede ganar. Eso la prueba no te lo dice.
rules-example-over = ¿Qué se aprende? *No hay ninguno largo.* Así que { $first } y { $second }, con { $dots } puntos cada uno, no pueden tener un número menor que { $dots }.
rules-example-under = *Hay uno corto.* Así que uno de los cuatro tiene un número mayor que sus puntos. ¿Cuál? Hacen falta más pruebas.
rules-example-effects = Cuidado: los efectos que cambian un número pueden desbaratar esto.
rules-ending = Ganar y perder
rules-ending-win = *Se gana* cuando lo dice una prueba: la poción empieza con los { $length } ingredientes de la receta, en orden, cada uno con tantos puntos como su número.
rules-ending-win-hidden = *Se gana* cuando lo dice una prueba: la poción empieza con toda la receta, en orden, cada ingrediente con tantos puntos como su número.
rules-ending-win-moon = *Se gana* cuando lo dice una prueba: los { $length } ingredientes de la receta cuentan, en orden y con tantos puntos como sus números. Si un efecto cambia un número, vale el nuevo.
rules-ending-win-moon-hidden = *Se gana* cuando lo dice una prueba: toda la receta cuenta, en orden y con tantos puntos como sus números. Si un efecto cambia un número, vale el nuevo.
rules-ending-name = *O decid la receta* en cualquier momento, *dos veces* como mucho: sus ingredientes en orden. ¿Es correcto? Habéis ganado. ¿Falla? Tachad un *paso*: el camino de la luna dice cuántos círculos son.
rules-ending-moon = *La partida acaba* con el último círculo del camino de la luna, o cuando no queda ningún caldero abierto. Entonces tenéis un _último intento_: decid la receta una vez más. ¿Falla? Habéis perdido.
rules-ending-stars = Cuanto antes ganéis, más *estrellas*. Cada *objetivo* cumplido ayuda.
rules-pantry = Ingredientes
rules-pantry-note = Para anotar una poción, pon las letras o la pequeña marca de cada uno, y sus puntos: { $first } 1 · { $second } 2.
rules-pantry-list = En esta partida: { $ingredients }.
rules-decoys = Señuelos
rules-decoys-ignore = Los ingredientes que no están en la receta son *señuelos*. Un señuelo no tiene número. La prueba se lo salta, así que nunca sale corto ni largo. Pero el ingrediente que va justo después está fuera de orden.
rules-decoys-all = Los ingredientes que no están en la receta son *señuelos*. Puede haber tres clases:
rules-decoy-ignored = *Ignorado*: no tiene número, y la prueba se lo salta. Pero el ingrediente que va justo después está fuera de orden.
rules-decoy-overachiever = *Exagerado*: su número es 0, o uno más que el mayor de la receta. Así que siempre sale largo o corto, salvo que un efecto cambie su número.
rules-decoy-imposter = *Impostor*: tiene un número, y sus puntos se juzgan con él. Pero siempre está mal. La prueba dice entonces: _¡Impostor!_
rules-effects = Efectos de esta partida
rules-effects-intro = Cada uno de estos es de algún ingrediente, pero no se sabe de cuál. Un ingrediente puede tener varios efectos o ninguno. En una prueba se despiertan en el orden de la poción. Algunos cambian números, así que la poción que gana quizá no sea la receta tal cual.
rules-effects-tester = Los efectos de bruja y de campo son para la bruja que llenó o cerró el caldero.
rules-specials = Casillas especiales de este tablero
rules-specials-signs = Un signo *redondo* te ayuda. Un signo *con puntas* te estorba.
rules-asked = Preguntas y respuestas
rules-asked-printed = *¿Y un ingrediente impreso en un caldero?* Tiene un punto y es el primer ingrediente de ese caldero.
rules-asked-open = *¿Puedo llenar dos calderos a la vez?* Sí. Cada vez que cosechas eliges uno, de cualquier cara.
rules-asked-order = *¿Y si dos pociones están listas en el mismo turno?* Se prueban en el orden de las secciones, hasta que una gane: { $order }.
rules-asked-small = *¿Para qué sirven los calderos pequeños?* Una poción pequeña dice más de cada ingrediente.
rules-asked-follow = *¿Puede ir algo más detrás de la receta en un caldero mayor?* Solo señuelos sin número: no se cuentan. Cualquier otra cosa estropea la poción.
rules-asked-follow-effects = *¿Puede ir algo más detrás de la receta en un caldero mayor?* Sí, si nada de ello está mal. Un señuelo sin número nunca está mal. Tampoco lo que un efecto deja sin contar.
rules-asked-close = *¿Por qué cerrar un caldero antes de tiempo?* Para probar ya una poción corta, o una receta más corta que el caldero.
rules-asked-twice = *¿Puede un ingrediente estar dos veces en una poción?* Sí. Cada vez se juzga por separado.
rules-asked-plucked = *¿Puedo plantar donde he cosechado algo?* No. Esa casilla sigue tachada.
rules-asked-last-dot = *¿Puede algo pasar de su último punto?* No.
rules-asked-share = *¿Puedo cosechar en el huerto de otra bruja?* Sí, si ella quiere y ambas gastan en ello su turno.
rules-asked-nothing = *¿Y si no puedo hacer nada?* Entonces pasas.
rules-asked-cross = *¿Puedo tachar una casilla cuando quiera?* No, solo cuando lo dicen las reglas.
rules-checking-help = ¿Sin cámara? Ve a { $help }
rules-checking-give-up = ¿Te rindes? Despliega la tira de abajo. En un teléfono, su código abre la solución completa.
rules-checking-give-up-here = ¿Te rindes? El código bajo el doblez de las reglas abre la solución completa.
rules-checking-organiser = La organización abre la solución al final.
rules-naming = Decir la receta
rules-naming-how-here = Introducid los ingredientes en orden, sin puntos, en _Respuesta_.
rules-naming-free = No cuesta ninguna acción. ¿Ya habéis gastado los dos intentos? Aún podéis ganar con una prueba.
rules-naming-opens = Si acertáis, se abren todos los secretos: cada número, cada señuelo, cada efecto. Un intento fallido no revela nada.
rules-naming-opens-plain = Si acertáis, se abren todos los secretos: cada número y cada señuelo. Un intento fallido no revela nada.
rules-stars = Estrellas
rules-stars-count = *¿Habéis ganado?* Empezad en el primer círculo sin tachar; tras el último intento, uno después del último. Retroceded un paso por cada objetivo cumplido, y { $brewed } pasos más si ganó una poción de un caldero, como mucho hasta el primer círculo. La luna de allí da vuestras estrellas.
rules-stars-titles = La luna da cinco estrellas a las _Brujas de la Luna Llena_, cuatro a los _Lectores de la Luna_, tres a las _Narices Finas_, dos a la _Cuadrilla del Caldero_ y una a los _Búhos Nocturnos_. El anillo grueso es el _círculo del gato_: allí suelen acabar las brujas hábiles. ¿Ganaréis al gato?
rules-stars-aims = Los objetivos son de todos. Marcad cada uno en cuanto lo cumpláis.
rules-stars-aims-alone = Marca un objetivo en cuanto lo cumplas.
rules-variants = Otras formas de jugar
rules-variant-rivals-named = *Rivales*: cada quien juega para sí. Podéis plantar todos los ingredientes, diga lo que diga vuestra sección. No cojáis nada de los demás. Leed todos los resultados en voz alta. Cada quien puede decir la receta dos veces, y una más al final. ¿Falla? No se tacha nada, pero pierde tantos turnos como círculos tiene un paso.
rules-variant-rivals-win = Gana quien acierte primero o gane una prueba. ¿A la vez? Compartís la victoria.
rules-variant-rivals-name = Aquí no es seguro que la receta quepa en una sección: ganáis si la decís primero. ¿A la vez? Compartís la victoria.
rules-variant-rivals-small = ¿La receta no cabe en tu sección? Entonces ganas diciéndola.
rules-variant-solo = *A solas*: imprime una hoja para un jugador. Entonces no cortas nada, todo el tablero es tuyo y puedes plantarlo todo.
rules-credits = Según el juego _Wondering Witches_ de Pandaqi: pandaqi.com/wondering-witches
rules-give-up = Código de rendición: { $code }
rules-fold = Antes de jugar, dobla esta tira hacia arriba por la línea. Despliégala solo si te rindes.
rules-fold-inside = En este doblez: el código de rendición. Ábrelo solo si te rindes.
rules-together = { $first } { $second }
rules-explained = *{ $name }*: { $tells }
rules-explained-tagged = *{ $name }* ({ $tag }): { $tells }

## The free clue

clue-one-is-decoy = Entre { $ingredients } hay exactamente un señuelo.
clue-one-has-number = Entre { $ingredients } está el número { $number } de la receta.
clue-not-number = { $ingredient } no es el número { $number } de la receta.
clue-no-effect = { $ingredient } no tiene efectos.
clue-effect-count = { $count ->
    [one] { $ingredient } tiene exactamente 1 efecto.
   *[other] { $ingredient } tiene exactamente { $count } efectos.
}
clue-is-decoy = { $ingredient } es un señuelo.
clue-first-half = { $ingredient } está en la primera mitad de la receta.
clue-second-half = { $ingredient } está en la segunda mitad de la receta.
clue-second-half-odd = { $ingredient } está en la segunda mitad de la receta, que incluye el centro.
clue-second-half-hidden = { $ingredient } está en la segunda mitad de la receta, que incluye el centro si es impar.

## What follows from the tests: claims, their reasons, and kinds of reasoning

hint-number = { $ingredient } es el número { $number }
hint-not-number = { $ingredient } no es el número { $number }
hint-not-numbers = { $ingredient } no es ninguno de los números { $numbers }
hint-number-or-decoy = { $ingredient } es el número { $numbers } o un señuelo
hint-one-number = { $ingredient } es uno de los números { $numbers }
hint-not-lengths = el número más alto de la receta no es { $lengths }
hint-decoy = { $ingredient } es un señuelo
hint-no-decoy = { $ingredient } no es un señuelo
hint-ignored = { $ingredient } es un señuelo ignorado
hint-not-ignored = { $ingredient } no es un señuelo ignorado
hint-overachiever = { $ingredient } es un exagerado
hint-no-overachiever = { $ingredient } no es un exagerado
hint-imposter = { $ingredient } es un impostor
hint-no-imposter = { $ingredient } no es un impostor
hint-effect = { $ingredient } lleva el efecto { $effect }
hint-no-effect = { $ingredient } no lleva el efecto { $effect }
hint-by-clue = Se sabe antes de la primera prueba: { $claim }.
hint-by-tests = { $count ->
    [one] Todo lo que encaja con la prueba { $tests } tiene algo en común: { $claim }.
   *[other] Todo lo que encaja con las pruebas { $tests } juntas tiene algo en común: { $claim }.
}
hint-none-overgrown = En la prueba { $test } no había ninguno largo. { $ingredient } estaba en ella con { $grown } puntos, y con un número menor le habrían sobrado puntos. Por tanto, { $claim }.
hint-none-undergrown = En la prueba { $test } no había ninguno corto. { $ingredient } estaba en ella con { $grown ->
    [one] 1 punto
   *[other] { $grown } puntos
}, y con un número mayor le habrían faltado puntos. Por tanto, { $claim }.
hint-all-overgrown = En la prueba { $test } todos salieron largos, así que el número de { $ingredient } es menor que { $grown ->
    [one] su único punto
   *[other] sus { $grown } puntos
}. Por tanto, { $claim }.
hint-all-undergrown = En la prueba { $test } todos salieron cortos, así que el número de { $ingredient } es mayor que { $grown ->
    [one] su único punto
   *[other] sus { $grown } puntos
}. Por tanto, { $claim }.
hint-none-wrong = En la prueba { $test } no había ninguno corto ni largo, aunque { $ingredient } estaba en ella con { $grown ->
    [one] 1 punto
   *[other] { $grown } puntos
}. Un exagerado siempre sale de una de las dos formas; por tanto, { $claim }.
hint-all-wrong = En la prueba { $test } todos salieron cortos o largos, también { $ingredient } con { $grown ->
    [one] 1 punto
   *[other] { $grown } puntos
}. Por tanto, { $claim }.
hint-all-counted = En la prueba { $test } todos salieron cortos o largos, también { $ingredient }, y un señuelo ignorado nunca sale así. Por tanto, { $claim }.
hint-told-elsewhere = La prueba { $test } avisó del efecto { $effect }, así que el ingrediente que lo lleva estaba en esa poción. Por tanto, { $claim }.
hint-told-alone = La prueba { $test } avisó del efecto { $effect }, y no había ningún otro ingrediente en esa poción. Por tanto, { $claim }.
hint-only-in-all = Solo { $ingredient } estaba en todas las pruebas { $tests }, que avisaron del efecto { $effect }. Por tanto, { $claim }.
hint-not-told = La prueba { $test } no avisó del efecto { $effect }, aunque { $ingredient } estaba en ella. Por tanto, { $claim }.
hint-no-imposter-met = La prueba { $test } no encontró ningún impostor, aunque { $ingredient } estaba en ella. Por tanto, { $claim }.
hint-argument = { $sentences }
hint-mind-clue = Recuerda la pista: { $clue }
hint-suppose = Supongamos que { $claim }.
hint-try-each = { $count ->
    [one] Cualquier otra posibilidad falla en la prueba { $tests }.
   *[other] Cualquier otra posibilidad falla en una de las pruebas { $tests }.
}
hint-so = Por tanto, { $claim }.
hint-left = Con lo demás que es seguro: { $claim }.
hint-shows = Entonces la prueba { $test } muestra: { $what }.
hint-under-least = Entonces en la prueba { $test } saldrían cortos al menos { $count }, pero salieron { $told }.
hint-under-most = Entonces en la prueba { $test } podrían salir cortos como mucho { $count }, pero salieron { $told }.
hint-over-least = Entonces en la prueba { $test } saldrían largos al menos { $count }, pero salieron { $told }.
hint-over-most = Entonces en la prueba { $test } podrían salir largos como mucho { $count }, pero salieron { $told }.
hint-wrong-least = Entonces en la prueba { $test } saldrían cortos o largos al menos { $count }, pero salieron { $told }.
hint-wrong-most = Entonces en la prueba { $test } podrían salir cortos o largos como mucho { $count }, pero salieron { $told }.
hint-both-counts = Entonces en la prueba { $test } no podrían salir a la vez { $under } cortos y { $over } largos.
hint-wherever = Es así esté donde esté { $effects }.
hint-blocked = No se ha encontrado nada más seguro: puede que efectos que no avisan hayan cambiado los números ({ $effects }). Es hora de otra prueba.
hint-reports = Entonces la prueba { $test } no habría podido decir todo esto: { $reports }.
hint-silence = Entonces la prueba { $test } habría dicho más de lo que dijo.
hint-fails = Entonces la prueba { $test } no habría podido salir como salió.
hint-no-number = Entonces no queda nadie para el número { $number }.
hint-no-herb = Entonces no queda nada que { $ingredient } pueda ser.
hint-no-place = Entonces no queda sitio para { $effect }.
hint-no-count = Entonces los números y los señuelos ya no encajan con los ingredientes.

technique-clue = la pista
technique-one-test = una sola prueba
technique-one-left = solo queda uno
technique-twins = gemelos
technique-decoys = contar los señuelos
technique-two-tests = dos pruebas juntas
technique-supposing = suponer
technique-everything = todo a la vez

## At the table

role-regular = número { $number }
role-overachiever = señuelo: exagerado { $number }
role-imposter = señuelo: impostor { $number }
role-ignored = señuelo: ignorado
play-stale = la prueba { $number } ya se hizo en otro teléfono o en otra ventana; mira las pruebas y prueba de nuevo
play-stale-naming = mientras tanto la receta se dijo en otro teléfono o en otra ventana; mira cómo va la partida y dila de nuevo
play-over = esta partida ha terminado; empiézala de nuevo para probar más pociones
play-only-name = la partida ha llegado a su final: di la receta, ese es el último intento
play-namings-used = la receta ya se ha dicho { $most } veces; se puede decir una vez más cuando acabe la partida
play-last-naming-used = esta bruja ya ha dicho la receta en el último intento; solo las demás pueden decirla todavía
play-no-witch = no hay ninguna bruja { $witch } en esta partida; tiene { $players }
play-nobody = di qué bruja prueba: entre rivales alguien tiene que ganar
play-nobody-names = di qué bruja dice la receta: entre rivales, cada una la dice por su cuenta
play-unnamed = di qué bruja prueba: esta mesa lleva la cuenta de quién está envenenada
play-poisoned = todas las brujas están envenenadas: solo queda el último intento
play-alone = en una partida para una bruja no hay rivales
play-mode-fixed = el último intento ya ha empezado, así que quién juega con quién se queda como está
play-not-won = esta partida no está ganada; el turno se dice cuando lo esté
play-no-turn = en el camino de la luna de esta partida no hay turno { $turn }; tiene { $turns ->
    [one] 1 círculo
   *[other] { $turns } círculos
}
play-no-special = este tablero no tiene ninguna casilla { $special }
play-not-alone = una casilla Laboratorio prueba un ingrediente solo; esta poción tiene { $count }
play-guesser-potion = una casilla Adivina prueba de uno a tres ingredientes distintos
play-answer-length = una respuesta de esta partida nombra { $expected } ingredientes; esta nombra { $given }
play-answer-twice = { $ingredient } está dos veces en esta receta; una receta lleva cada ingrediente una sola vez
play-log-full = ya no caben más pruebas: hay { $tests }; empieza la partida de nuevo
play-no-column = no hay ninguna columna { $column } en las notas de esta partida; van del 1 al { $longest }, y además los señuelos y los efectos en juego
play-column = { $number }
play-column-decoy = señuelo
play-column-effect = efecto { $effect }
play-column-ignored = Ignorado
play-column-overachiever = Exagerado
play-nothing-to-undo = no hay ninguna nota que retirar
play-stored = lo guardado de esta partida no se puede leer ({ $reason }); la partida empieza desde cero
play-no-help = esta partida no da soplos: es de un torneo, o su código no permite jugar
play-hint-moved = alguien ha pedido ya este soplo; míralo y pide de nuevo
play-not-over = esta partida sigue en marcha; mira atrás cuando esté ganada, o cuando hayas visto la solución
play-no-size = ninguna poción tiene { $size } ingredientes; pide de 1 a { $most }
play-clue-given = { $witch ->
    [Polilla] la { $witch }
   *[other] el { $witch }
} ya tiene su pista
play-no-clue-of = { $witch ->
    [Polilla] la { $witch }
   *[other] el { $witch }
} no tiene ninguna pista propia
play-no-clue = no queda nada que pueda decir una pista
play-not-behind = una pista es para una bruja que ha ganado menos veces que otra
play-closed = el árbitro ha cerrado esta mesa: ya no cuentan más pruebas ni respuestas
play-no-ruling = esta partida no guarda ninguna lista de pruebas que un árbitro pueda cambiar
play-nothing-to-take-back = esta mesa no tiene ninguna prueba que anular
play-too-large-for-cauldrons = esta poción tiene { $size } ingredientes, pero ningún caldero tiene más de { $largest } casillas
play-no-test = no existe la prueba { $number }
play-unstorable = esta partida no se puede guardar ({ $reason }), así que no ha cambiado nada; avisa a quienes hacen el programa
play-not-understood = { $reason }
play-newer-version = la escribió una versión más nueva
play-earlier-version = la escribió una versión anterior a la 1.0, que nunca se publicó
play-impossible = sus pruebas o notas son imposibles
play-request = esta petición no se entiende: { $reason }
play-seed-typo = el código de juego { $seed } tiene una errata: sus letras no encajan con las dos últimas; compáralo con la hoja
play-seed-form = { $seed } no es un código de juego; estos códigos son como malut-lisil-hilug-pu, y el tuyo está en la hoja junto a «Código de juego»
play-grown-too-far = { $ingredient } tiene { $grown } puntos, pero en esta partida nada pasa de { $longest }
play-guessers-used = todas las casillas Adivina de este tablero han dado ya su prueba gratis
play-not-hers = ningún caldero de { $witch } puede haber tenido ya esta poción; di de quién era el caldero
play-versatility-used = { $cells ->
    [one] este tablero tiene 1 casilla Laboratorio; en ella cabe una planta, cuyos puntos solo crecen, y esta prueba necesitaría una planta más
   *[other] este tablero tiene { $cells } casillas Laboratorio; en cada una cabe una planta, cuyos puntos solo crecen, y esta prueba necesitaría una planta más
}
play-printed-first = en ningún caldero de los que quedan cabe esta poción: los ingredientes impresos van primero, cada uno con 1 punto
play-no-cauldron-or-larger = no queda ningún caldero de { $size } casillas o más por probar; quedan { $left }
play-cauldrons-none = cero calderos
play-cauldrons-or-larger = { $count } de { $size } casillas o más

## Help at the table: hints, a check of the notes, clues for one witch

help-look-clue = Mira otra vez lo que dicen las pistas y lo que hay anotado.
help-look-tests = { $count ->
    [one] Mira otra vez la prueba { $tests }.
   *[other] Mira otra vez las pruebas { $tests }, una al lado de otra.
}
help-look-herb = Se trata de { $ingredient }.
help-claim = { $claim }.
help-reason-clue = La pista para { $witch } no deja otra opción: { $claim }.
help-reason-clue-tests = { $count ->
    [one] La prueba { $tests } muestra: { $shown }.
   *[other] Las pruebas { $tests } muestran: { $shown }.
} Entonces la pista para { $witch } no deja otra opción: { $claim }.
help-reason-gone = Esto se deducía de una prueba mal anotada. Ya no es seguro.
help-note = La nota dice: { $note }. { $tests }
help-note-tests = { $count ->
    [one] Pero la prueba { $tests } dice otra cosa.
   *[other] Pero las pruebas { $tests } juntas dicen otra cosa.
}
help-note-clue = Pero las pistas y las reglas dicen otra cosa.
help-clash = La nota dice: { $note }. Eso no es compatible con esto: { $others }. { $tests }
help-clash-tests = { $count ->
    [one] Lo dice la prueba { $tests }.
   *[other] Lo dicen las pruebas { $tests } juntas.
}
help-clash-rules = Lo dicen las pistas y las reglas.
help-notes-fine = Ninguna prueba contradice las notas. Eso no quiere decir que todo sea verdad.
help-notes-open = { $count ->
    [one] Una nota tardaba demasiado en revisarse.
   *[other] { $count } notas tardaban demasiado en revisarse.
}
help-best = Esta poción diría más: { $potion }. De media deja { $left }.
help-pour = { $ingredient } { $grown }
help-left = { $count ->
    [1] casi todas las posibilidades
    [2] cerca de la mitad de las posibilidades
   *[other] cerca de una de cada { $count } posibilidades
}
help-clue = Una pista para { $witch ->
    [Polilla] la { $witch }
   *[other] el { $witch }
}: deja { $left }.
help-tests = { $count ->
    [one] 1 prueba
   *[other] { $count } pruebas
}
help-review-par = En esta partida se hicieron { $made }. Con calderos igual de grandes y los ingredientes que quiera, a una bruja que no olvida nada le basta con { $par }.
help-review-no-par = En esta partida se hicieron { $made }. No se pudo averiguar cuántas hacen falta.
help-review-certain = Una poción que gana era segura tras { $tests }.
help-review-certain-at-once = Una poción que gana era segura antes de la primera prueba.
help-review-uncertain = Nunca hubo una poción segura: siempre quedaba algo por adivinar.
help-review-unknown = Al principio había unas { $count } posibilidades.
help-review-gain = La prueba { $test } dejó { $left }.
help-review-gain-unknown = Averiguar lo que dijo la prueba { $test } tarda demasiado.
help-tally-none = No se pidió ninguna ayuda.
help-tally-hints = { $count ->
    [one] Se pidió 1 soplo; pasos contados: { $rungs }.
   *[other] Se pidieron { $count } soplos; pasos contados: { $rungs }.
}
help-tally-checks = { $count ->
    [one] Las notas se revisaron una vez.
   *[other] Las notas se revisaron { $count } veces.
}
help-tally-potions = { $count ->
    [one] Se preguntó una vez qué poción dice más.
   *[other] Se preguntó { $count } veces qué poción dice más.
}
help-tally-clues = { $count ->
    [one] Una bruja recibió una pista propia.
   *[other] { $count } brujas recibieron pistas propias.
}

## Codes and pictures of codes

play-code-foreign = este no es el código de una hoja de Cauldron Press; esos empiezan por CP1: (usa el código QR impreso en la hoja)
play-code-character = el código contiene { $character }, que ningún código tiene; compáralo con la hoja o escanéalo otra vez
play-code-cut-off = el código está cortado: tras sus cuatro primeros caracteres tiene { $have } de al menos { $need }; cópialo o escanéalo entero
play-code-damaged = el código está dañado: un carácter está mal, falta o sobra; compáralo con la hoja o escanéalo otra vez
play-code-earlier = el código lo hizo una versión de Cauldron Press anterior a la 1.0, que nunca se publicó; imprime la hoja de nuevo
play-code-newer-form = el código lo hizo una versión más nueva de Cauldron Press (formato de código { $form }; esta lee hasta el { $latest }); actualiza este programa
play-code-newer-edition = el código se hizo para una edición más nueva de las reglas ({ $edition }; esta versión juega hasta la { $latest }); actualiza este programa
play-code-other-game = el código es de otro juego de Cauldron Press (número { $number }), que esta versión no conoce; actualiza este programa
play-code-tale = este código es el sello de un cuento, no un juego; se abre con la receta de su juego
play-code-not-on-page = la página para teléfonos no sirve para este juego; juega como dice su hoja
play-code-cost = el código exige { $mebibytes } MiB y { $passes } pasadas por respuesta, y solo se permiten de 1 a 64 MiB y de 1 a 8 pasadas; no lo hizo Cauldron Press
play-code-impossible = el código está intacto, pero { $reason }; no lo hizo Cauldron Press
play-code-impossible-edition = no nombra ninguna edición de su formato
play-code-impossible-empty = no tiene ni sello de respuesta ni parte de juego
play-code-impossible-answers = acepta más de 4 respuestas
play-code-impossible-size = contiene un enigma de un tamaño que ningún enigma tiene
play-code-impossible-cost = indica el coste de un sello de respuesta que no tiene
play-open-wrong-answer = esa no es la respuesta
play-open-needs-opening = este código es de un torneo: solo se abre con el código de apertura que la organización dice al final
play-open-wrong-give-up = ese código de rendición no es de esta hoja; está al pie de la página de reglas, o entre las respuestas de un cuadernillo
play-open-no-seal = este código no tiene sello de respuesta, así que no se puede comprobar ninguna; usa el código de la hoja
play-open-no-play = este código no tiene parte de juego, así que no puede probar pociones; pide ayuda al árbitro o al Guardián
play-open-forged = la parte de juego de este código no encaja con su enigma; no lo hizo Cauldron Press
play-open-memory = abrir este código necesita { $mebibytes } MiB de memoria, y este aparato no puede darlos
play-letters-give-up = código de rendición
play-letters-opening = código de apertura
play-letters-key = clave del árbitro
play-letters-length = { $kind } { $text }: tiene { $count } letras y cifras en lugar de { $expected }; un ejemplo: { $example }
play-letters-character = { $kind } { $text }: contiene { $character }, que ningún código tiene; un ejemplo: { $example }
play-letters-typo = { $kind } { $text }: hay una errata; compara con el archivo de la organización
play-letters-earlier-key = esta clave del árbitro es de una versión de Cauldron Press anterior a la 1.0, que nunca se publicó, o le faltan los últimos grupos; crea un archivo de clave nuevo e imprime las hojas de nuevo
play-picture-none = este archivo no se puede leer; usa una imagen (PNG, JPEG, WebP, GIF, BMP, TIFF), un PDF o un SVG
play-picture-damaged = la imagen está dañada ({ $reason }); haz otra o guárdala de nuevo
play-picture-too-large = la imagen tiene demasiados píxeles; recórtala hasta el código
play-picture-no-code = no apareció ningún código QR en la imagen; repítela más de cerca, nítida, con luz pareja y con el código entero
play-picture-foreign = el código QR de la imagen no es de una hoja de Cauldron Press; usa el que está impreso en la hoja
play-picture-several = la imagen muestra los códigos de { $count } hojas distintas; recórtala para dejar uno

## The sheet of the day

daily-no-date = { $text } no es una fecha; escribe año, mes y día, por ejemplo 2026-11-22
daily-too-early = el { $date } no tiene hoja del día; la primera es la del { $first }

## Potions and ingredients as they are typed

play-puzzle = esto no es un enigma de las reglas: { $reason }
play-puzzle-length = la longitud de la receta no corresponde al nivel
play-puzzle-ingredients = el número de ingredientes no corresponde al nivel
play-puzzle-ingredient = tiene un ingrediente que su edición no conoce
play-puzzle-effect = tiene un efecto que su edición no conoce
play-puzzle-number = un número de la receta está fuera de rango o aparece dos veces
play-puzzle-decoy = un señuelo es de una clase que el nivel no tiene
play-puzzle-imposter-number = el número de un impostor está fuera de rango
play-puzzle-imposter-effect = a un impostor le falta su efecto
play-puzzle-effect-twice = un ingrediente tiene dos veces el mismo efecto
play-puzzle-number-missing = falta un número de la receta
play-puzzle-pair = un efecto que va en parejas no tiene pareja
play-puzzle-players = su número de jugadores es imposible
play-puzzle-clue-ingredient = su pista no nombra ningún ingrediente
play-puzzle-effects-level = no existe ese nivel de efectos
play-puzzle-settings = sus ajustes no se pueden jugar
play-puzzle-no-effect = no existe ese efecto
play-puzzle-short = sus bytes acaban demasiado pronto
play-puzzle-special = tiene una casilla especial de clase desconocida
play-puzzle-clue = su pista es de clase desconocida
play-puzzle-long = le sobran bytes
play-name-missing = falta un ingrediente; los ingredientes son { $ingredients }
play-name-ambiguous = { $text } puede ser { $first } o { $last }; escribe una letra más
play-name-misspelt = no hay ningún ingrediente { $text }; ¿querías decir { $nearest }?
play-name-unknown = no hay ningún ingrediente { $text }; los ingredientes son { $ingredients }
play-pour-no-dots = a { $ingredient } le faltan los puntos; escribe de { $id }:1 a { $id }:{ $longest }
play-pour-dots = { $ingredient } tiene los puntos { $dots }, que no es un número del 1 al { $longest }
play-potion-empty = la poción está vacía; nombra al menos un ingrediente, por ejemplo salvia:2
play-potion-too-large = la poción tiene { $count } ingredientes; se pueden probar { $most } como mucho
play-potion-grown = { $ingredient } no puede tener { $grown } puntos; un ingrediente de esta partida tiene de 1 a { $longest }
play-potion-foreign = { $ingredient } no está en esta partida; sus ingredientes son { $ingredients }
## Effects: their names, and what a sheet tells the players of them

effect-alone-tells = Solo oyes su nombre. A solas no hace nada más.
effect-cutoff = Corte
effect-cutoff-tells = La prueba se detiene justo después de este ingrediente. Lo que venga después no se cuenta.
effect-spicy = Picante
effect-spicy-tells = El número del siguiente ingrediente sube 1 en esta prueba.
effect-refreshing = Refrescante
effect-refreshing-tells = El número del siguiente ingrediente baja 1 en esta prueba.
effect-enthusiastic = Entusiasta
effect-enthusiastic-tells = El siguiente ingrediente se salta: no se cuenta y sus efectos siguen dormidos.
effect-cleaner = Limpiador
effect-cleaner-tells = El siguiente ingrediente pierde sus efectos en esta prueba.
effect-fertilizer = Abono
effect-fertilizer-tells = Haya crecido mucho o poco, el siguiente ingrediente que se cuente está en su punto.
effect-detective = Detective
effect-detective-tells = Te dice el número de un ingrediente de la poción, pero no de cuál.
effect-liar = Mentiroso
effect-liar-tells = Te dice un número que ningún ingrediente de la poción tiene.
effect-inspector = Fisgón
effect-inspector-tells = Cuenta los ingredientes de la poción que tienen algún efecto.
effect-general = General
effect-general-tells = Cuenta los efectos de toda la poción, todos juntos.
effect-pessimist = Pesimista
effect-pessimist-tells = Cuenta los ingredientes que están fuera de orden: su número no es uno más que el anterior. El primero nunca se cuenta.
effect-optimist = Optimista
effect-optimist-tells = Cuenta los ingredientes que están en orden: su número es uno más que el anterior. El primero nunca se cuenta.
effect-calculator = Calculadora
effect-calculator-tells = Suma los números de todos los ingredientes de la poción.
effect-joker = Comodín
effect-joker-tells = Da una respuesta, pero nunca dice de qué clase: Mentiroso, Detective, General, Fisgón, Calculadora, Delator, Bendición o Mimoso.
effect-revealer = Delator
effect-revealer-tells = Cuenta los señuelos de la poción.
effect-blessing = Bendición
effect-blessing-tells = Cuenta los ingredientes de la poción que no son señuelos.
effect-scientist = Científico
effect-scientist-tells = Dice SÍ si algún ingrediente de la poción tiene dos efectos o más; si no, NO.
effect-hugger = Mimoso
effect-hugger-tells = Dice SÍ si su número y el que va justo antes se diferencian como mucho en 1; si no, NO.
effect-crowdy = Fiestero
effect-crowdy-tells = Se oye su nombre si comparte caldero con al menos otros tres ingredientes.
effect-brothers = Hermanos
effect-brothers-tells = Dos ingredientes son hermanos. Uno sin el otro siempre está mal. Se oye el nombre por cada uno.
effect-enemies = Enemigos
effect-enemies-tells = Dos ingredientes son enemigos. Los dos en una misma poción siempre están mal. Se oye el nombre por cada uno.
effect-imposter = Impostor
effect-imposter-tells = Se oye: ¡Impostor! Puede que haya un impostor en la poción. Pero algún ingrediente solo lo finge.
effect-poison = Veneno
effect-poison-tells = El veneno te dura hasta tu próxima prueba. Si todas las brujas lo tienen a la vez, la partida acaba.
effect-poison-tells-alone = Te has envenenado: no puedes actuar en tu próximo turno.
effect-green-fingers = Mano verde
effect-green-fingers-tells = Hasta tu próxima prueba, cada vez que cultivas un huerto gana dos puntos en vez de uno.
effect-piggyback = De visita
effect-piggyback-tells = Hasta tu próxima prueba, puedes usar tu acción en la sección de otra bruja.
effect-allergies = Alergia
effect-allergies-tells = Hasta tu próxima prueba, no puedes plantar ni cultivar ningún ingrediente de esta poción.
effect-distracted = Distraído
effect-distracted-tells = Hasta tu próxima prueba, nada tuyo crece más de dos puntos.
effect-genius = Genio
effect-genius-tells = Una vez antes de tu próxima prueba, cambia una cosa de una poción justo antes de probarla.
effect-sharer = Reparto
effect-sharer-tells = Hasta tu próxima prueba, planta solo un ingrediente de los que menos tengas.
effect-minimalist = Minimalista
effect-minimalist-tells = Tu próxima poción debe llevar un solo tipo de ingrediente.
effect-copycat = Copión
effect-copycat-tells = En tu próximo turno, copia en uno de tus huertos las plantas y los puntos de un huerto de otra bruja.
effect-weeds = Maleza
effect-weeds-tells = ¡Maleza! Tacha una casilla vacía de tus huertos.
effect-sunshine = Solecito
effect-sunshine-tells = ¡Solecito! Todos los ingredientes de todos tus huertos ganan un punto.
effect-creeper = Hiedra
effect-creeper-tells = Une dos huertos tuyos que se toquen: desde ahora son uno solo.
effect-fence = Valla
effect-fence-tells = Traza una línea que parta en dos uno de tus huertos.
effect-mole = Topo
effect-mole-tells = Mueve una de tus plantas, con sus puntos, a cualquier casilla vacía de tus huertos.
effect-seedling = Brote
effect-seedling-tells = Planta enseguida y gratis cualquier ingrediente, aunque no sea tu especialidad.
effect-resetter = Borrón
effect-resetter-tells = Se olvida todo hasta este ingrediente, él incluido. La prueba sigue como si el próximo fuera el primero.
effect-equalizer = Nivelador
effect-equalizer-tells = El número del siguiente ingrediente pasa a ser cuántos efectos tiene.
effect-random = Azar
effect-random-tells = Su número se sortea de nuevo en cada prueba.
effect-blender = Subidón
effect-blender-tells = Su número sube 1 por cada ingrediente de la poción que no es un señuelo.
effect-downer = Bajón
effect-downer-tells = Su número baja 1 por cada señuelo de la poción.
effect-teamplayer = Compañero
effect-teamplayer-tells = A su número se le suma el que va justo antes.
effect-analyzer = Analista
effect-analyzer-tells = Dice cuánto se separan su número y su lugar en la poción.
effect-odd = Impar
effect-odd-tells = En una poción con un número impar de ingredientes se vuelve un señuelo ignorado y sin efectos.
effect-even = Par
effect-even-tells = Con un número par de ingredientes dice su número o «un señuelo». Con uno impar dice que su número es al azar, o «un señuelo».
effect-coward = Cobarde
effect-coward-tells = Si está en la primera mitad de la poción, huye al final y se juzga allí.
effect-student = Alumno
effect-student-tells = Hasta tu próxima prueba, puedes plantar cualquier ingrediente.
effect-spreader = Sembrador
effect-spreader-tells = Hasta tu próxima prueba, puedes plantar en los huertos de cualquiera.

## Categories of effects: a heading with light markup, and a short name

category-cauldron = *Efectos de caldero*: cambian la poción
category-cauldron-tag = caldero
category-investigative = *Efectos investigadores*: te cuentan algo
category-investigative-tag = investigador
category-player = *Efectos de bruja*: son para la bruja que prueba
category-player-tag = bruja
category-field = *Efectos de campo*: cambian la sección de la bruja que prueba
category-field-tag = campo
category-complex = *Efectos complejos*: son los más raros de todos
category-complex-tag = complejo

## Ingredients

ingredient-parsley = Perejil
ingredient-sage = Salvia
ingredient-chives = Cebollino
ingredient-rosemary = Romero
ingredient-oregano = Orégano
ingredient-mint = Menta
ingredient-dill = Eneldo
ingredient-basil = Albahaca
ingredient-thyme = Tomillo
ingredient-pepper = Pimienta

# Signs: what players write for an ingredient. Exactly two letters, the first one large; in
# Japanese two kana. No two are alike, and each is plainly short for its name.
ingredient-parsley-sign = Pe
ingredient-sage-sign = Sa
ingredient-chives-sign = Ce
ingredient-rosemary-sign = Ro
ingredient-oregano-sign = Or
ingredient-mint-sign = Me
ingredient-dill-sign = En
ingredient-basil-sign = Al
ingredient-thyme-sign = To
ingredient-pepper-sign = Pi

## Special cells: their names, and what they do

special-efficiency = Dos en uno
special-efficiency-tells = Caben dos ingredientes. Cada uno tiene sus puntos.
special-efficiency-short = Caben dos ingredientes.
special-versatility = Laboratorio
special-versatility-tells = Es un huerto aparte. Como acción puedes probar lo que crece aquí, a solas. La planta se queda.
special-versatility-short = Una acción lo prueba a solas.
special-painter = Pintor
special-painter-tells = Cuando plantes aquí, puedes trazar una línea recta por los bordes de las casillas. Parte en dos uno de tus huertos.
special-painter-short = Plantar parte en dos un huerto tuyo.
special-guesser = Adivina
special-guesser-tells = Cuando plantes aquí, puedes probar gratis una poción, enseguida. Invéntala: hasta tres ingredientes distintos con los puntos que sean, con este entre ellos.
special-guesser-short = Una prueba gratis con tu planta.
special-low-ceiling = Techo bajo
special-low-ceiling-tells = Aquí nada crece más de dos puntos.
special-low-ceiling-short = Crece hasta dos puntos.
special-fertile-ground = Tierra fértil
special-fertile-ground-tells = Cuando cultivas lo que hay aquí, gana dos puntos. Al plantar recibe uno, como siempre.
special-fertile-ground-short = Crece de dos en dos.
special-hard-ground = Tierra dura
special-hard-ground-tells = Si plantas aquí, pierdes tu próximo turno.
special-hard-ground-short = Plantar te quita el próximo turno.
special-black-magic = Magia negra
special-black-magic-tells = No puedes plantar aquí hasta que sea la última casilla de huerto vacía de tu sección.
special-black-magic-short = Solo como última casilla libre.

## Retos: pequeñas metas de todos, cada una vale una estrella

aim-every-ingredient = Probad cada ingrediente al menos una vez
aim-every-twice = Probad cada ingrediente al menos dos veces
aim-same-in-five = Usad el mismo ingrediente en cinco calderos
aim-two-three-four = Probad pociones de dos, de tres y de cuatro ingredientes
aim-fill-six = Llenad un caldero de seis casillas
aim-all-wrong = Probad tres ingredientes o más, todos cortos o largos
aim-none-wrong = Probad tres ingredientes o más, ninguno corto ni largo, y sin ganar
aim-one-wrong = Probad cuatro ingredientes o más, y que solo uno sea corto o largo
aim-two-and-two = Conseguid dos cortos y dos largos en una sola prueba
aim-dots-up = Probad una poción con 1, 2, 3 y 4 puntos, en este orden
aim-three-dots = Probad dos ingredientes o más, todos con tres puntos o más
aim-three-reports = Recibid tres avisos en una sola prueba
aim-four-reports = Recibid cuatro avisos en una sola prueba
aim-no-report = Probad cuatro ingredientes o más sin recibir ningún aviso
aim-nothing-to-tell = Haced una prueba sin avisos y sin nada corto ni largo
aim-same-effect = Recibid un aviso del mismo efecto en cinco pruebas
aim-another-order = Probad dos veces los mismos ingredientes, en otro orden
aim-none-twice = No probéis ninguna poción que lleve un ingrediente dos veces
aim-every-witch = Que cada bruja pruebe una poción
aim-two-witches = Que dos brujas prueben en el mismo turno
aim-three-witches = Que tres brujas prueben en el mismo turno
aim-no-decoy = Probad tres ingredientes o más, ninguno de ellos señuelo
aim-only-decoys = Probad dos ingredientes o más, todos ellos señuelos
aim-versatility-tests = Haced cuatro pruebas en casillas { $special }
aim-every-garden = Plantad en todos los huertos
aim-bare-garden = Dejad un huerto sin plantas hasta el final
aim-each-in-two = Plantad cada ingrediente en dos casillas o más
aim-one-in-six = Plantad un ingrediente en seis casillas o más
aim-three-in-a-row = Plantad el mismo ingrediente en tres casillas en línea recta y seguidas
aim-mixed-garden = Plantad cuatro ingredientes distintos en un huerto
aim-one-crop = Plantad todo un huerto de tres casillas o más con un solo ingrediente
aim-every-special = Plantad en todas las casillas especiales
aim-no-points = No plantéis en ninguna casilla especial cuyo signo tenga puntas
aim-only-full = No probéis ningún caldero que no esté lleno
aim-two-not-full = Probad dos calderos que no estén llenos
aim-across = Cosechad ocho veces de una sección para otra
aim-win-cauldron = Ganad con una poción de un caldero
aim-win-named = Ganad diciendo la receta
aim-win-in-six = Ganad con seis pruebas como mucho
aim-win-in-nine = Ganad con nueve pruebas como mucho
aim-last-right = Que en la última prueba nada sea corto ni largo
aim-last-of-four = Que la última prueba lleve cuatro ingredientes o más
aim-every-cauldron = Probad todos los calderos del tablero
aim-each-size = Llenad un caldero de cada tamaño
aim-two-filled = Llenad dos calderos en cada sección
aim-three-open = Mantened tres calderos abiertos hasta el final
aim-large-empty = Dejad vacío hasta el final un caldero de cuatro casillas o más
aim-cells-left = Dejad vacías hasta el final ocho casillas de huerto
aim-plants-left = Terminad con seis plantas en los huertos
aim-alike-left = Terminad con tres plantas iguales en los huertos
aim-kinds-left = Terminad con cuatro clases de plantas en los huertos
aim-harvested = Terminad con una sección sin plantas

## Levels, and the length of a recipe that nobody knows

level-first-game = Estreno
level-beginner = Aprendiz
level-amateur-witch = Bruja aficionada
level-spice-sorcerer = Mago especiero
level-potion-master = As de pociones
level-high-witch = Gran Bruja
level-recipe = { $shortest } a { $longest }
level-choice = { $number } ({ $name })
level-or = { $first } o { $last }
level-no-players = no se puede jugar con { $given } jugadores; una hoja es para 1 a 8 jugadores
level-none = no existe el nivel { $given }; usa { $choices }
level-no-length = no existe la longitud de receta { $given }; usa { $choices }
level-no-decoys = no existen señuelos de la clase { $given }; usa { $choices }
level-no-effects = no se pueden pedir efectos así: { $given }; usa { $choices }
level-no-recipe = una receta de { $given } ingredientes no es posible; usa { $choices }
level-no-ingredients = { $given } ingredientes no sirven para una receta de hasta { $longest }; usa de { $least } a { $most }, para que al menos uno sea un señuelo
level-no-answers = un enigma no puede tener { $given } respuestas; usa de 1 a { $most }
level-no-puzzle = de { $draws } intentos con el código de juego { $seed } no salió ningún enigma jugable; usa otro código de juego u opciones más suaves

## Creatures of sections and players

creature-owl = Búho
creature-fox = Zorro
creature-raven = Cuervo
creature-toad = Sapo
creature-moth = Polilla
creature-snail = Caracol
creature-newt = Tritón
creature-bat = Murciélago

## Reports of a test: the effect, and what it says

report-here = ¡{ $effect }!
report-says = { $effect }: { $says }
says-here = está aquí
says-number = { $number }
says-no-number = ninguno
says-nothing = nada que decir
says-yes = SÍ
says-no = NO
says-decoy = un señuelo
says-random = un número al azar esta vez

## What a PDF says of itself, to be found by

print-board-game = juego de mesa
print-and-play = imprime y juega
print-owner = Para { $name }
print-paper-unknown = { $given } no es un tamaño de papel; usa un nombre como a4, a3, sra3, letter o tabloid, o una medida como 210x297mm o 8.5x11in
print-paper-near = { $given } no es un tamaño de papel (¿querías decir { $near }?); usa un nombre como a4, a3, sra3, letter o tabloid, o una medida como 210x297mm o 8.5x11in
print-paper-size = { $given } no es un tamaño de papel; escribe los dos lados y mm, cm o in, por ejemplo 8.5x11in
print-paper-extent = en { $given } no se puede imprimir; usa lados de { $least } a { $most } mm
print-paper-small = { $paper } es demasiado pequeño para una página; usa { $least }, el papel más pequeño que sirve, o uno más grande
print-layout-unknown = { $given } no es una disposición; usa duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue o poster
print-layout-near = { $given } no es una disposición (¿querías decir { $near }?); usa duplex, saddle, 2-up, 4-up, cut-stack, fold-over, glue o poster
print-layout-number = { $given } no es un número de páginas; usa uno como 4, o filas y columnas como 2x2
print-layout-cells = no caben { $count } páginas por cara; usa de 1 a 64
print-layout-thickness = ningún papel tiene { $given } de grosor; usa de 0 a 2 mm, o un gramaje como 80gsm
print-layout-gutter = un espacio de { $given } no es posible; usa de 0 a 100 mm
print-layout-margin = un margen de { $given } no es posible; usa de 0 a 25 mm
print-layout-mark = { $given } no es una marca; usa crop, fold, registration, bar o slug separadas por comas, o all o none
print-layout-unfolded = { $option } es para cuadernillos grapados en el pliegue; úsalo con la disposición saddle
print-layout-unbound = un póster no se encuaderna; quita el lado de la encuadernación
print-layout-unfitted = el margen es el borde que queda libre donde las páginas se reducen; úsalo con { $fit }
print-order-unmet = ninguna de { $draws } { $sheets } { $wanted }; la más cercana { $had }
print-order-of-level = hojas del nivel { $level }
print-order-of-custom = hojas de este nivel propio
print-order-of-chapter = hojas del capítulo { $chapter }
print-order-had = tiene { $what }
print-order-had-not-as-level = tiene { $what }, pero no es propia de su nivel
print-order-not-as-level = no es propia de su nivel
print-order-difficulty = dificultad { $range }
print-order-turn = 1 turno
print-order-turns = { $range } turnos
print-order-win-rate = una proporción de victorias de { $range }
print-order-hopeless = una proporción de { $share } de partidas sin esperanza
print-order-certain = una proporción de { $share } de partidas en que la solución llega a ser segura
print-order-range = { $low } a { $high }
print-order-and = { $one } y { $other }
print-order-no-guess = se puede ganar sin adivinar
print-order-needs-guess = obliga a adivinar
print-order-as-strong = es tan difícil como la primera partida, que tiene { $strength }
print-order-strength = { $difficulty } y { $turns }
print-order-needs-at-most = exige como mucho: { $technique }
print-order-needs = exige: { $technique }
print-order-needs-more-tests = exige más pruebas de las que hacen los jugadores habituales
print-order-other-structure = tiene otra longitud de receta u otros señuelos
print-order-ladder-length = una escalera de estas hojas tiene como mucho { $most } partidas
print-order-no-difficulty = { $text } no es una dificultad; usa de 1 a 5, o un intervalo como 2..4
print-order-no-turns = { $text } no es un número de turnos; usa de 1 a 1000, o un intervalo como 25..40
print-order-no-shares = { $text } no es un intervalo de proporciones; usa números de 0 a 1, como 0.4..0.7, ..0.5 o 0.8..
print-order-no-ramp = { $text } no va de un nivel a otro; escríbelo como 0..5
print-sheet-small = { $sheet } es demasiado pequeño: lo que va en una cara ocupa { $x } x { $y } mm; usa { $least }, el papel más pequeño que sirve, o deja que se reduzcan las páginas
print-sheet-small-unnamed = { $sheet } es demasiado pequeño: lo que va en una cara ocupa { $x } x { $y } mm; usa papel de al menos ese tamaño, o deja que se reduzcan las páginas
print-sheet-fine = { $sheet } es demasiado pequeño: las páginas se reducirían al { $percent } %, y por debajo del { $least } % nadie puede leerlas; usa papel más grande o menos páginas por cara
print-sheet-none = lo que va en una cara ocupa { $x } x { $y } mm, y ningún papel con nombre es tan grande; usa menos páginas por cara o papel de ese tamaño
print-sheet-creep = { $sheets } hojas en un mismo pliegue empujan las páginas de dentro { $x } mm hacia fuera, y más de { $most } mm meterían en el pliegue lo que está junto a él; usa cuadernillos de menos hojas o papel más fino
print-signatures = Las { $sheets } hojas del folleto son demasiadas para un solo pliegue: dóblalas en { $count } cuadernillos de { $most } hojas como mucho y encuádernalos uno sobre otro
print-signature-thick = Un cuadernillo de { $sheets } hojas es difícil de doblar y de grapar; lo habitual son { $most } hojas como mucho
print-text-large = { $text } necesita { $x } mm donde hay { $y } mm libres; acorta el texto o usa papel más grande
print-board-small = un papel de { $x } x { $y } mm es demasiado pequeño para un tablero legible; usa al menos { $least } mm, como A4 o Letter
print-board-large = un papel de { $x } x { $y } mm no se puede dibujar; usa lados de 2000 mm como mucho, como A3 o A2
print-bleed = un sangrado de { $given } no es posible; usa de 0 a 10 mm
print-correction = los dorsos que se desvían { $x } y { $y } mm y { $turn } grados no se pueden corregir; se puede hasta 10 mm y 2 grados
print-dpi = { $given } dpi no es una resolución útil; usa de 10 a 1200
print-address-long = un texto de { $bytes } bytes no cabe en un código QR; acorta la dirección de la página
print-no-theme-near = no existe el tema { $given }; ¿querías decir { $near }?
print-no-theme = no existe el tema { $given }; hay { $themes }
print-reading = { $given } no está en ninguna escala; usa una letra de la A a la Y y un número del 1 al 25, por ejemplo M13
print-readings = una hoja tiene cuatro escalas y se leyeron { $count }; usa cuatro lecturas como M13,L12,M13,N14
print-readings-apart = las escalas 1 y 3 difieren en { $x } mm, y eso no pasa en ninguna hoja; lee las dos otra vez, la 1 a la izquierda y la 3 a la derecha
print-printer = { $given } no vale como nombre de impresora; usa de 1 a 60 letras, cifras y similares

## What the terminal prints: sheets, the organiser's file, the server

terminal-sheet = Hoja { $label }:
terminal-sheet-printed = { $sheet } { $level }, { $players }, { $paper }
terminal-same-sheet = La misma hoja otra vez: las mismas opciones con --seed { $seed }
terminal-iphones = Un iPhone muestra play.html sin su script. Para los iPhone, ejecuta { $command }: muestra una dirección para la red de casa.
terminal-next-fitting = Esta partida no corresponde a su nivel. La siguiente que corresponde al nivel { $level }: las mismas opciones con --seed { $seed }
terminal-same-recipe = La primera partida de --seed { $seed } tiene siempre la misma receta, jueguen cuantos jueguen y con o sin casillas especiales (como en los niveles 2 y 3): no la juegues dos veces. Otro código de juego da otras partidas.
terminal-daily = La hoja del día { $date }: quien la imprime juega la misma partida que todos los demás.
terminal-game-printed = Partida { $game }:
terminal-organiser-alone = Solo para quien organiza, con la clave, los códigos y la respuesta:
terminal-organiser =
    Cauldron Press: para la organización de la partida { $label }

    No enseñes este archivo a ningún jugador. Nada de lo que contiene está en papel.

    Código de juego: { $seed }
# Found again by its beginning: once there are files with it, that stays.
terminal-organiser-key = Clave: { $key }
terminal-organiser-opening = Código de apertura, para decirlo al final, cuando se comprueban las respuestas: { $code }
terminal-organiser-give-up = Código de rendición, que junto con el anterior abre la solución: { $code }
terminal-organiser-answer = Respuesta: { $ingredients }
terminal-organiser-potion = Una poción que gana: { $potion }
terminal-organiser-serve = Para arbitrarla en un servidor (este archivo en lugar de FILE):
terminal-page-open = La página está abierta para todos en esta red:
terminal-page-open-here = La página está abierta solo en este ordenador:
terminal-page-open-outside = La página está abierta a través del proxy:
terminal-refereed = Partidas que arbitra este servidor:
terminal-tables = { $count ->
    [one] 1 mesa
   *[other] { $shown } mesas
}
terminal-tables-kept = Las mesas se guardan en { $file }
terminal-tables-open = Cualquiera puede abrir más mesas, cada una con su propio tablero; para un torneo, añade --tables.
terminal-tables-pruned = Olvidadas, porque hace mucho que nada cambiaba en ellas: { $tables }
terminal-desk-open = El puesto del árbitro está abierto aquí; quien tenga esta dirección y su clave puede decidir en todas las mesas:
terminal-log-opened = Mesa { $table }: abierta para la partida { $game }
terminal-log-test = Mesa { $table }: prueba { $test }
terminal-log-counted = Mesa { $table }: prueba { $test }, { $counts }
terminal-log-count = { $name ->
    [undergrown] cortos: { $count }
    [overgrown] largos: { $count }
   *[other] { $name }: { $count }
}
terminal-log-won = Mesa { $table }: la prueba { $test } gana
terminal-log-right = Mesa { $table }: la respuesta es correcta
terminal-log-wrong = Mesa { $table }: la respuesta { $guess } no es correcta
terminal-log-gave-up = Mesa { $table }: se ha rendido
terminal-log-again = Mesa { $table }: empieza de nuevo
terminal-log-closed = Mesa { $table }: cerrada por el árbitro
terminal-log-reopened = Mesa { $table }: abierta otra vez por el árbitro
terminal-log-taken-back = Mesa { $table }: prueba { $test } anulada por el árbitro
terminal-log-reset = Mesa { $table }: empezada de nuevo por el árbitro
terminal-log-brought-back = Mesa { $table }: recuperada como estaba antes
terminal-server-ends = Ctrl-C apaga el servidor.
terminal-page = La página para teléfonos:
terminal-page-size = { $page } { $kilobytes } KB
terminal-page-file = Abre el archivo en un navegador, o envíalo a los teléfonos
terminal-page-folder = Para tenerla en internet, gratis:
terminal-page-host = 1. Abre { $host } en un navegador (u otro alojamiento gratuito de páginas web, como Cloudflare Pages o GitHub Pages)
terminal-page-drag = 2. Arrastra la carpeta { $folder } a esa página y regístrate para que se conserve
terminal-page-remember = 3. Escribe la dirección que recibas, y todos los códigos siguientes llevarán allí: { $command }
terminal-page-leads = 3. Los códigos llevan a { $url }; para otra dirección: { $command }
terminal-page-ask = La dirección, si ya la tienes (si no, solo Intro):

# Runs at the terminal.
terminal-files = { $count ->
    [one] 1 archivo
   *[other] { $shown } archivos
}
terminal-shards = { $count ->
    [one] 1 fragmento
   *[other] { $shown } fragmentos
}
terminal-differences = { $count ->
    [one] 1 diferencia
   *[other] { $shown } diferencias
}
terminal-run-made = { $games } en { $files }, { $paper }
terminal-same-run = La misma tirada otra vez: las mismas opciones con --seed { $seed }
terminal-run-stopped = Detenido: están hechas { $done } de { $games }.
terminal-run-resume = Para seguir: las mismas opciones y --resume
terminal-run-resume-seed = Para seguir: las mismas opciones, --seed { $seed } y --resume
terminal-run-version = La tirada la hizo la versión { $version }, y esta es la { $here }.
terminal-verified = { $games } en { $files }: byte a byte como dice el manifiesto.
terminal-verified-quick = { $files }: como dice el manifiesto; no se ha vuelto a hacer nada.
terminal-verify-stopped = Detenido tras comparar { $games } en { $files }.
terminal-verify-differs = { $differences } en { $games } en { $files }.
terminal-merged = Unión de { $shards }: { $games } en { $files }
terminal-merged-no-secrets = No se encontró ningún archivo de secretos ({ $file }), así que no se escribió ninguno; si están en otra carpeta, indícalos también.
terminal-reprinted-pages = Partida { $number }, sus páginas como eran:
terminal-reprinted-file = Partida { $number }, en su archivo como era, byte a byte:

# A run compared with its manifest.
run-edited = el manifiesto se cambió después de escribirlo: su huella no coincide
run-missing = { $file } no está
run-changed = { $file } no es el archivo que se escribió
run-otherwise = { $file } sale distinto al hacerlo de nuevo
run-other-game = la partida { $number } no es como dice la línea { $line } del manifiesto
run-other-volume = { $file } no es como dice la línea { $line } del manifiesto
run-other-secret = los secretos de la partida { $number } no son los que le tocan

# Runs of many games.
run-none = el juego { $game } no hace tiradas de muchas partidas
run-no-wishes = los deseos son un objeto con un valor para cada deseo, no { $given }
run-unknown-wish = no existe el deseo «{ $wish }»; existen { $wishes }
run-unknown-wish-near = no existe el deseo «{ $wish }»; ¿querías decir { $like }?
run-wish = el deseo «{ $wish }» no se puede leer: { $reason }

## The solution of a sheet, in lines

sheet-solution-answer = La poción que gana: { $potion }
sheet-solution-pour = { $ingredient } { $grown }
sheet-solution-part = { $ingredient }: { $role }
sheet-solution-part-effects = { $ingredient }: { $role }; { $effects }

## The rules of many games, and the page of each

sheet-run-goal = Algunos de tus ingredientes forman una receta secreta. La página de cada partida dice cuántos, si es que se sabe. Cada uno de ellos tiene su propio número secreto: 1, 2, 3 y así. Los demás son *señuelos*.
sheet-run-set-up-clue = Lee la pista gratis en la página de tu partida. Siempre es verdad.
sheet-run-ending-win = *Se gana* cuando lo dice una prueba. Deben contarse al menos tantos ingredientes como lleva la receta. Cada uno de ellos debe estar en orden y tener tantos puntos como su número. Si un efecto cambia un número, vale el número nuevo.
sheet-run-effects = Efectos
sheet-run-effects-of-game = La página de tu partida explica los que hay en ella.
sheet-run-specials = Casillas especiales
sheet-run-specials-of-game = Algunas casillas de huerto llevan un signo. Un signo *redondo* te ayuda. Un signo *con puntas* te estorba. La página de tu partida explica los de su tablero.
sheet-run-checking-give-up = ¿Te rindes? El código de rendición de tu partida abre la solución completa. Búscalo entre las respuestas, o pregunta a quien imprimió tu partida.
sheet-run-recipe = La receta secreta
sheet-run-recipe-known = *{ $length }* de estos *{ $count }* ingredientes van en la receta, con los números del 1 al { $length }.
sheet-run-recipe-hidden = *{ $length }* de estos *{ $count }* ingredientes van en la receta; nadie sabe cuántos. Sus números son 1, 2, 3 y así.
sheet-page-facts = Sobre esta partida
sheet-page-how-to-play = Cómo se juega
sheet-facts = Esta partida

## What effects do, exactly, for a person who tests by hand: *bold*

exact-both = { $first } { $second }
exact-stop = Una vez juzgado, para. Lo que venga después no se cuenta.
exact-forget = Una vez juzgado, olvida todo lo contado y dicho hasta ahora. El siguiente es como el primero de una poción.
exact-move = En la primera mitad de la poción se va al final, una sola vez, y se juzga allí; hasta entonces no actúa ninguno de sus efectos.
exact-raise = El número del siguiente sube { $count }.
exact-lower = El número del siguiente baja { $count }.
exact-skip = Salta el siguiente: no se juzga, no se cuenta y sus efectos no actúan.
exact-clean = El siguiente no tiene efectos en esta prueba.
exact-fertilize = El siguiente que se cuente tiene los puntos bien, sean los que sean. Su orden sí cuenta.
exact-equalize = El número del siguiente pasa a ser cuántos efectos le quedan.
exact-randomize = Su número pasa a ser uno del 1 al { $length }, por sorteo.
exact-randomize-if-odd = En una poción de tamaño impar su número pasa a ser uno del 1 al { $length }, por sorteo.
exact-vanish-if-odd = En una poción de tamaño impar es desde ahora un señuelo ignorado, sin número y sin efectos.
exact-add-regular = Suma a su número cuántos ingredientes de la poción no son señuelos.
exact-subtract-decoys = Resta de su número cuántos ingredientes de la poción son señuelos.
exact-add-before = Suma a su número el del que va justo antes.
exact-wrong-alone = Está mal si el otro hermano no está también en la poción.
exact-wrong-together = Está mal si el otro enemigo está también en la poción.
exact-here = Di «¡{ $effect }!».
exact-crowd = Con al menos otros tres en la poción di «¡{ $effect }!»; si no, nada.
exact-number-of-one = Sortea uno de los ingredientes de la poción y di su número, o «ninguno».
exact-number-of-none = Di un número del 1 al { $length } que ningún ingrediente de la poción tenga, por sorteo; si no hay, «nada que decir».
exact-own-number = Sin número dice «un señuelo»; si no, en una poción de tamaño impar, «un número al azar esta vez»; en una de tamaño par, «un señuelo» si lo es, o su número.
exact-distance = Di a qué distancia está su número de su lugar en la poción (1, 2 y así), o «ninguno» si no tiene número.
exact-with-effects = Di cuántos ingredientes de la poción tienen algún efecto.
exact-effects = Di cuántos efectos tienen en total los ingredientes de la poción.
exact-several-effects = Di «SÍ» si algún ingrediente de la poción tiene más de un efecto; si no, «NO».
exact-out-of-order = Di cuántos ingredientes, desde el segundo, tienen un número que no es uno más que el del que va justo antes.
exact-in-order = Di cuántos ingredientes, desde el segundo, tienen un número que es uno más que el del que va justo antes.
exact-sum = Di la suma de todos los números de la poción.
exact-decoys = Di cuántos ingredientes de la poción son señuelos.
exact-regular = Di cuántos ingredientes de la poción no son señuelos.
exact-close-before = Di «SÍ» si su número y el del que va justo antes se diferencian como mucho en 1; si no, «NO».
exact-joke = Sortea lo que dices: un número del 1 al { $length } que nadie de la poción tenga; el número de uno cualquiera; cuántos efectos hay en total; cuántos tienen efectos; la suma de los números; cuántos son señuelos; cuántos no lo son; o si su número y el de justo antes se diferencian como mucho en 1.

## The answers for a person who tests potions by hand: *bold*

answers-page = Para el Guardián
answers-title = Para el Guardián
answers-intro = Solo para ti: con esta página respondes a todas las pruebas. Que no la vean los jugadores.
answers-give-up = Código de rendición: *{ $code }*
answers-opening = Código de apertura: *{ $code }*
answers-recipe = La receta lleva *{ $length }* ingredientes. Esta poción gana:
answers-recipe-several = La receta lleva *{ $length }* ingredientes. Cada una de estas pociones gana:
answers-potions = La receta
answers-pour = { $ingredient } { $grown }
answers-dots = Puntos
answers-under = corto
answers-over = largo
answers-right = bien
answers-not-counted = salta
answers-regular = número { $number }
answers-ignored = ignorado
answers-overachiever = exagerado
answers-imposter = impostor
answers-how = Cómo respondes
answers-how-wins = *¿Gana?* Solo si empieza por { $potion }, en este orden y con estos puntos, y después no lleva más que señuelos ignorados. Entonces di «¡Esta poción gana!» y nada más.
answers-how-look = *Si no*, busca cada ingrediente en la fila de su nombre, bajo sus puntos. Cuenta los «corto» y los «largo».
answers-how-say = *Di solo* cuántos hay cortos y cuántos largos: nunca cuáles, ni nada de su orden.
answers-how-imposters = Por cada *impostor* que haya, di además «¡Impostor!».
answers-how-name = *¿Dicen la receta?* Di solo «bien» o «mal». Si está mal, tachan un paso del camino de la luna.
answers-example = Un ejemplo
answers-example-potion = Los jugadores prueban { $potion }.
answers-example-part = { $pour }: { $verdict }
answers-example-say = Dices: *«Cortos: { $undergrown }, largos: { $overgrown }».*
answers-example-say-reports = Dices, si así sale el sorteo: *«Cortos: { $undergrown }, largos: { $overgrown }».* Y en desorden: { $reports }
answers-ingredients = Los ingredientes
answers-part = *{ $ingredient }*: { $role }
answers-part-effects = *{ $ingredient }*: { $role }; { $effects }
answers-effects = Qué hacen sus efectos
answers-effect = *{ $effect }*: { $exactly }
answers-walk = Cómo pruebas una poción
answers-walk-intro = Recórrela una vez, del ingrediente más antiguo al más reciente. Lo que cambian los efectos vale solo en esta prueba, y quien no tiene número nunca recibe uno. En cada ingrediente:
answers-walk-skip = ¿*Saltado* por el de justo antes? Entonces sigue con el próximo.
answers-walk-coward = ¿*Cobarde*, aún sin mover, en la primera mitad (lugares 1 y 2 de 4 o 5)? Llévalo al final y sigue con el próximo.
answers-walk-effects = *Efectos*: aplica los que tiene, en el orden en que están aquí, y anota lo que avisan.
answers-walk-order = *Orden*: bien para el primero de la poción; si no, cuando su número es ahora uno más que el del ingrediente que va justo antes.
answers-walk-order-reset = *Orden*: bien para el primero de la poción y para el primero tras un Borrón; si no, cuando su número es ahora uno más que el del ingrediente que va justo antes.
answers-walk-dots = *Puntos*: corto con menos puntos que su número, o si su número pasa de { $length }; largo con más.
answers-walk-dots-fertilized = *Puntos*: bien si hay un Abono en espera, que con eso se gasta; si no, corto con menos puntos que su número, o si su número pasa de { $length }; largo con más.
answers-walk-count = *Cuéntalo*. Está mal si su orden o sus puntos no están bien, si es un impostor o si lo dice un efecto. Un ingrediente que ahora no tiene número ni se cuenta ni está mal, ni corto ni largo.
answers-walk-cutoff = *Corte*: si lo tiene, para aquí.
answers-walk-resetter = *Borrón*: si lo tiene, olvida todo lo contado y dicho hasta ahora.
answers-walk-wins = *Gana* si se contaron al menos { $length } y ninguno está mal. Entonces di «¡Esta poción gana!» y nada más.
answers-walk-say = *Si no*, di cuántos hay cortos, cuántos largos y todos los avisos en desorden, pero nunca de quién vienen.

## The line beside the pages of a sheet, for those who print and cut it

imposed-slug = { $file }: pliego { $sheet } de { $sheets }, { $side }, { $pages }
imposed-front = anverso
imposed-back = reverso
imposed-pages = { $count ->
    [one] página { $pages }
   *[other] páginas { $pages }
}
imposed-no-pages = en blanco
imposed-glue = { $slug }; pégalo al reverso del pliego { $sheet }

# Where pages were made smaller to fit on a sheet
terminal-scale = Las páginas se imprimen al { $percent } % de su tamaño para caber en { $sheet }
terminal-small-letters = Las letras más pequeñas miden { $points } pt y se leen mal; usa un papel más grande o menos páginas por cara
terminal-larger-sheet = Imprímelo en { $sheet }; { $flags } reduce las páginas para ese papel
terminal-signatures = { $split }; --signature elige su tamaño

# How much ink pages take
terminal-ink = Tinta ({ $kind }): { $mean } % de una página de media, { $most } % como mucho ({ $page }); una página de texto gasta cerca del 5 %

# The test page of a printer
align-title = Alineación
align-intro = ¿Cuánto se desvían los reversos que imprime tu impresora?
align-subject = Una prueba de cómo coloca la impresora el reverso de un pliego tras su anverso
align-page-front = Anverso, { $sheet }
align-page-back = Reverso, { $sheet }
align-upright = vertical
align-wide = apaisado
align-print = *Imprime* las cuatro páginas igual que tus partidas: por las dos caras y a tamaño real (100 %, no «ajustar a la página»). Salen dos pliegos, uno vertical y otro apaisado.
align-light = *Sostén* un pliego contra una ventana o una lámpara, con esta cara hacia ti y del derecho. Los números del reverso se transparentan.
align-read = *Lee* cada una de las cuatro escalas: ¿dónde continúa una línea del anverso en una línea del reverso, como de un solo trazo? Anota la letra y el número que les corresponden, por ejemplo _M13_. Si dos parejas van igual de bien, elige cualquiera.
align-type-upright = *Escribe* los cuatro en su orden, para este pliego: { $command }
align-type-wide = *Escribe* los cuatro en su orden, para este pliego: { $command }
align-good = ¿Sale *M13* en todas? Entonces tu impresora es exacta y no hay nada que corregir.
align-back = Reverso. Sostén el pliego a contraluz y mira su anverso.
terminal-theme-usual = Brujas, hierbas y calderos: el aspecto de las hojas sin tema
terminal-theme-good = El tema { $theme } no tiene ningún fallo, y con él se pueden dibujar hojas de todos los niveles.
terminal-theme-begun = Edita theme.toml, pon dibujos a su lado y revísalo con cauldron theme check.
terminal-align-printed = Imprímelo por las dos caras y a tamaño real; en él pone qué hacer después
terminal-align-kept = Impresora { $printer }: desde ahora { $option } corrige sus reversos
terminal-align-moves = { $sheet }: { $x } mm a la derecha, { $y } mm hacia abajo, { $turn } grados en el sentido del reloj
terminal-align-derived = El otro pliego no se leyó. Lo que corrige { $sheet } se deduce de este; si queda peor que antes, lee también el otro pliego
terminal-align-upright = páginas verticales
terminal-align-wide = páginas apaisadas
terminal-align-none = No se conoce ninguna impresora; imprime la página de prueba con: cauldron align
terminal-align-forgotten = Impresora { $printer } olvidada
terminal-taken = Tomado de este ordenador: { $what }. Para cambiarlo: { $commands }
terminal-taken-paper = papel { $paper }
terminal-taken-language = idioma { $language }
terminal-config-file = Ajustes, guardados en { $file }:
terminal-config-no-file = Ajustes (no se puede guardar ninguno, porque no se conoce ninguna carpeta personal):
terminal-config-ignored = Lo guardado no cuenta ahora: se indicó --no-config, o { $variable } está definida
terminal-config-computer = como en este ordenador
terminal-config-built-in = de serie
terminal-config-change = Para cambiar uno: { $change }; para olvidar uno: { $forget }
terminal-config-set = A partir de ahora: { $key } { $value }
terminal-config-unset = Olvidado: { $key }
terminal-config-not-set = No había nada que olvidar: { $key }
## The page of the Keeper that is folded and sealed: *bold*

answers-sealed-page = Para el Guardián, sellada
answers-sealed-intro = La receta está dentro del doblez. Solo el Guardián la abre, y responde a todas las pruebas.
answers-sealed-effects = una página para doblar y sellar solo sirve en partidas sin efectos, como las de nivel 0; imprime la página de respuestas para las demás
answers-sealed-fold = Cómo se sella
answers-sealed-fold-up = Imprime por una sola cara. Dobla el pie hacia arriba por la línea 1: la receta queda sobre el dibujo oscuro.
answers-sealed-fold-again = Dobla todo hacia arriba por la línea 2.
answers-sealed-fold-tape = Pega con cinta el borde en las tres marcas, y los dos lados abiertos.
answers-sealed-keeps = *Qué oculta*: quien la imprime y la dobla solo ve letras. Quien las busca a propósito descubre la receta.
answers-sealed-fold-line = Doblez { $number }
answers-sealed-ticks = Para marcar mientras buscas
answers-sealed-key = Qué dicen las letras
answers-sealed-find = *Busca* el primer ingrediente de la poción: en la tabla, ve a su fila y, en ella, a la columna de sus puntos. La lista que está junto a estos pasos indica qué dice esa letra.
answers-sealed-rest = *Haz lo mismo* con cada uno de sus ingredientes, también con el que esté dos veces.
answers-sealed-wins = *Gana* solo si las letras dicen 1, 2, 3 y así hasta el número más alto de la lista, en ese orden, y «salta» en todo lo que va después. Entonces di «¡Esta poción gana!» y nada más.
answers-sealed-tick = *Si no, marca* un círculo de esta prueba: a la izquierda si pone «corto», a la derecha si pone «largo». Con lo demás no marques nada.

## How potions are tested, with what was really printed or lies beside it: *bold*, _italic_. The
## strip has room for about 20 letters a line; the leads stand in the code: capitals A to Z without
## marks, digits, spaces and $%*+-./: only, up to 34 of them, 64 at most.

ways-strip-oracle = Prueba con el oráculo
ways-strip-oracle-note = Su página responde con sumas. No hace falta teléfono.
ways-strip-oracle-note-play = Su página responde con sumas. O con teléfono: fotografía este código en play.html; lo tiene quien imprimió esto.
ways-strip-code = Apunta aquí la cámara
ways-strip-code-note = Prueba pociones y comprueba la respuesta.
ways-strip-play = Prueba con un teléfono
ways-strip-play-note = Fotografía este código en la página play.html. La tiene quien imprimió esta hoja.
ways-strip-keeper = El Guardián prueba
ways-strip-keeper-note = Dile qué lleva la poción. Solo el Guardián lee la página de respuestas.
ways-strip-host = Prueba tus pociones
ways-strip-host-note = Quien imprimió esta hoja tiene la página que lee este código.
ways-strip-referee = El árbitro prueba
ways-strip-referee-note = Dile qué lleva la poción. En todo momento comprueba también tu receta.
ways-read-play = Copia este código en el archivo play.html, que está junto a este texto. Prueba tus pociones, guarda las notas y comprueba la respuesta:
ways-read-link = Abre esta dirección en un teléfono u ordenador. Su página prueba tus pociones, guarda las notas y comprueba la respuesta:
ways-read-host = El código de esta partida. Quien la imprimió tiene la página que lo lee:
ways-read-referee = El código de esta partida. Al acabar, la organización te dice dónde introducirlo:
ways-lead-oracle = LA PAGINA ORACULO PRUEBA POCIONES.
ways-lead-play = ABRE PLAY.HTML Y ESCANEALO ALLI.
ways-lead-keeper = EL GUARDIAN PRUEBA TUS POCIONES.
ways-lead-host = PREGUNTA A QUIEN IMPRIMIO LA HOJA.
ways-lead-referee = EL ARBITRO PRUEBA TUS POCIONES.
ways-test-oracle = Pregunta al *oráculo*: suma los números de su página, como ella explica.
ways-test-code = Escanea con un teléfono el código del tablero. Introduce los ingredientes en orden, cada uno con sus puntos.
ways-test-play = Abre el archivo *play.html*, que está junto al PDF de esta partida, en cualquier teléfono u ordenador. Fotografía allí el código del tablero, o escribe el código de juego. Introduce los ingredientes en orden, cada uno con sus puntos. Si solo tienes el papel, pide la página a quien lo imprimió; para un iPhone, pide su dirección.
ways-test-keeper = Dile al Guardián los ingredientes en orden, cada uno con sus puntos.
ways-test-host = Pide a quien imprimió esta hoja la página que lee el código del tablero. Introduce allí los ingredientes en orden, cada uno con sus puntos.
ways-test-referee = Dile al árbitro los ingredientes en orden, cada uno con sus puntos.
ways-also-oracle = *Sin teléfono:* la página _Oráculo_ responde a todas las pruebas con sumas. Puede mirarla cualquiera.
ways-also-play = *Con teléfono u ordenador:* abre el archivo _play.html_, que está junto al PDF de esta partida. No necesita red. Fotografía allí el código del tablero, o escribe el código de juego. Si solo tienes el papel, pide la página a quien lo imprimió; para un iPhone, pide su dirección.
ways-also-answers = *Con un Guardián:* una persona no juega y prueba cada poción con la página _Para el Guardián_. Nadie más la mira, porque dice la receta.
ways-also-sealed = *Con un Guardián:* una persona no juega, abre la página doblada _Para el Guardián_ y prueba con ella cada poción. Nadie más mira dentro, porque dice la receta.
ways-name-oracle = Haced solo la *suma 2* del Oráculo con estos ingredientes, en orden: dice solo _bien_ o _mal_.
ways-name-code = Escanead el código con un móvil. Introducid los ingredientes en orden, sin puntos, en _Respuesta_.
ways-name-play = Introducid los ingredientes en orden, sin puntos, en _Respuesta_, en _play.html_.
ways-name-keeper = Decídselo al Guardián, que lo compara con la respuesta y solo dice _bien_ o _mal_.
ways-name-host = Introducid los ingredientes en orden, sin puntos, en _Respuesta_, en la página que lee el código.
ways-name-referee = Decídselo al árbitro, que solo dice _bien_ o _mal_.

## The oracle, which answers tests by addition: *bold*

oracle-page = Oráculo
oracle-title = El oráculo
oracle-intro = Responde a todas las pruebas de esta partida con sumas. Puede mirarlo cualquiera.
oracle-none = el oráculo solo responde en partidas de nivel 0 (Estreno); elige ese nivel, o deja que una persona guarde la receta
oracle-referee = un oráculo revelaría la receta de un torneo; imprímelo para partidas sin árbitro
oracle-how = Cómo se pregunta
oracle-how-first = *Suma 1:* cuenta los ingredientes de la poción y apunta el número que está bajo esa cantidad, junto a «Empieza con». Después suma, por cada ingrediente, el número de su fila en la columna de sus puntos. Si un ingrediente está dos veces, cuenta dos veces.
oracle-how-fold = *Pliega la suma:* quítale sus dos últimas cifras y súmales dos veces lo que había delante. Repítelo hasta que queden dos cifras. De { $sum } salen { $steps }: la clave es { $key }.
oracle-how-key = *Busca la clave* en la tabla de claves: su primera cifra a la izquierda, aunque sea 0, su segunda cifra arriba. Ahí lees cuántos ingredientes son cortos (triángulo hacia abajo) y cuántos largos (triángulo hacia arriba). ¿Una casilla vacía? Alguien ha sumado mal.
oracle-how-second = *¿0 y 0, y al menos { $length } ingredientes?* Ahora mira si gana, con una suma nueva que empieza en 0. Por cada ingrediente suma el número de su fila en la columna de su lugar: el más antiguo está en el lugar 1. Pliega también esta suma 2. *Se gana* si su clave está junto a «Gana con», bajo la cantidad de ingredientes. Si no, la partida sigue.
oracle-how-name = *¿Se nombra la receta?* Entonces haz solo la suma 2 de sus { $length } ingredientes en orden, sin puntos. Se gana si su clave está junto a «Gana con», bajo el { $length }. Si no, tacha un paso del camino de la luna. La suma 1 diría demasiado.
oracle-first = Suma 1: por puntos
oracle-second = Suma 2: por lugar
oracle-ingredients = Ingredientes
oracle-start = Empieza con
oracle-wins = Gana con
oracle-keys = Tabla de claves
oracle-key = Clave
oracle-sums = Para sumar
oracle-sums-intro = Un recuadro para cada prueba: a la izquierda la suma 1, a la derecha la 2.
oracle-example = Un ejemplo
oracle-example-intro = Una poción de 2 ingredientes. Sus números son inventados.
oracle-example-key = En la fila { $tens }, columna { $ones }, pone: *cortos: { $undergrown }, largos: { $overgrown }*.
oracle-fair = _Pregunta solo por pociones que hayas preparado: quien pregunta a escondidas estropea la partida._

## Booklets: cover, contents, feet of pages, answers

booklet-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
booklet-games-from = Partidas { $first } a { $last }
booklet-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
booklet-players-range = { $least } a { $most } jugadores
booklet-edition = { $edition ->
    [1] Primera edición
   *[other] Edición { $edition }
}
booklet-levels = { $levels }
booklet-facts = { $first }  ·  { $second }
booklet-foot = { $game }: { $name }
booklet-named = { $name }  ·  { $game }
booklet-contents = Índice
booklet-contents-intro = Cada partida empieza en una hoja propia.
booklet-entry = { $label }  ·  { $facts }
booklet-page = página { $label }
booklet-cover = Portada
booklet-shared = Antes de jugar
booklet-blank = Página vacía
booklet-answers = Respuestas
booklet-answers-intro = Guarda esta hoja hasta que acabe tu partida. Dale la vuelta, cabeza abajo, para leer una respuesta.
booklet-answers-below = ¿Te rindes o has perdido? Pon esta hoja cabeza abajo y lee el código de tu partida.
booklet-give-up = Código de rendición: *{ $code }*
booklet-answer-of = { $number }  ·  { $name }
booklet-subject = { $title }: { $games }

## The campaign: its book, its chapters, and what is told between them. *bold*, _italic_. Scenes and
## what follows them are sealed until they may be read, and each is one paragraph.

story-set = Una campaña en diez capítulos
story-title = El Gran Cucharón
story-page-opening = Cómo empieza
story-page-how = Cómo se juega una campaña
story-page-chapter = Capítulo { $number }: { $title }
story-page-sealed = El sello del capítulo { $number }
story-page-stars = Las estrellas
story-page-told = El capítulo { $number }, contado
story-chapter = Capítulo { $number }
story-chapter-of = Capítulo { $number } de { $count }
story-new = Lo nuevo
story-herbs = Lo que crece aquí
story-sealed = Lo que pasó después
story-sealed-intro = Sellado con la receta del capítulo { $number }
story-sealed-how = La respuesta es la llave. ¿Habéis encontrado la receta de *{ $name }*? Leed este código con la página del juego, o con un teléfono si lleva hasta ella, y escribid la receta, ingrediente por ingrediente. En un teléfono que acaba de ganar esta partida, el sello se abre solo.
story-sealed-lost = ¿Se acabó la partida y no la habéis encontrado? Buscad la receta en las respuestas, no apuntéis estrellas en este capítulo y seguid leyendo de todos modos: toda buena historia tiene un capítulo que salió mal.
story-sealed-paper = Sin teléfono, lo que pasó después está al final del libro, en una página para cada capítulo.
story-begins-sealed = Cómo empieza este capítulo lo cuenta el sello del capítulo { $number }, en las páginas anteriores. Abridlo primero.
story-warning = ¡Alto! Solo para quien ha terminado el capítulo { $number }
story-warning-text = Quien siga leyendo antes de encontrar la receta le quita la historia a toda la mesa. Tapad la página siguiente mientras leéis esta.
story-how-order = Jugad los capítulos en orden, desde el primero: cada uno trae una novedad, que su página explica. Lo que habéis aprendido se queda.
story-how-seal = Detrás de cada partida hay un sello. Se abre con la receta que habéis encontrado, y cuenta qué pasó y cómo empieza el capítulo siguiente.
story-how-stars = Después de cada partida apuntad vuestras estrellas en la página de las estrellas, detrás de la última partida. Una partida perdida no tiene ninguna. Podéis repetir un capítulo, pero cuenta la primera vez.
story-how-end = Al final se suman las estrellas. La historia tiene tres finales, y solo uno es el vuestro.
story-stars = Contad vuestras estrellas
story-stars-intro = Una fila por capítulo
story-stars-head-chapter = Capítulo
story-stars-head-stars = Estrellas
story-stars-sum = En total
story-stars-bounds = Cómo termina
story-stars-from = { $from } estrellas o más
story-stars-between = De { $from } a { $to } estrellas
story-stars-below = Menos de { $to } estrellas
story-stars-then = Abrid entonces el último sello y leed solo el final que os dan vuestras estrellas.

story-opening = En lo alto del valle de Musgosa hay una torre con diez ventanas. Dentro cuelga un caldero tan viejo que nadie recuerda quién lo llenó primero, y de su borde cuelga el Gran Cucharón, que desde hace trescientos años remueve solo todas las noches. Mientras remueve, la sopa sigue caliente, los bebés duermen y el pan se acuerda de subir. Anoche se paró. Se quedó muy quieto, hizo un ruidito, como quien se aclara la voz, y se rajó de arriba abajo. Solo diez pociones pueden curarlo, una por ventana, y las recetas estaban en un libro que se ha comido el caracol. Vosotros sois las brujas que, por casualidad, estaban despiertas.

story-title-1 = El caracol lo siente mucho
story-title-2 = Un bancal de eneldo
story-title-3 = Hierbas con opinión
story-title-4 = El jardín se levanta
story-title-5 = Cuidado con la albahaca
story-title-6 = El baile de máscaras
story-title-7 = Una cucharada más
story-title-8 = La página sin número
story-title-9 = El tomillo llega tarde
story-title-10 = Toda la pimienta del mundo

story-scene-1 = «Era un libro _muy_ aburrido», dice el caracol, y se pone rojo hasta el fondo de la concha. «No empecé a disfrutarlo hasta el índice.» El búho suspira, cuenta las hierbas que quedan en el jardín y le salen seis. Cuatro van en la primera poción, cada una en su sitio y tan madura como le gusta; las otras dos son simplemente curiosas. Cuáles, ya no lo sabe nadie. «Pues probemos», dice el búho, «apuntémoslo todo, y que nadie chupe el papel.»
story-scene-2 = Detrás de la verja ha brotado esta noche algo verde: plumoso, alto y muy satisfecho de sí mismo. «Eneldo», dice el tritón, que ahora vive debajo y ya ha puesto cortinas. La segunda ventana pide otra vez cuatro hierbas, pero ya son siete para elegir, y el eneldo insiste en que le pregunten. A lo mejor va en la poción. A lo mejor solo espera a que alguien traiga un pepino. El sapo, que espera un pepino desde la primavera, prefiere no opinar.
story-scene-3 = Por la tercera ventana entra una corriente de aire, y la corriente ha estado hablando con las hierbas. Ahora tienen opinión. Una crece el doble si la alaban; otra hace callar a quien tiene detrás; una tercera se lo cuenta todo al búho en voz baja. «Efectos», dice el cuervo, que ha leído sobre el tema. «Cada uno es de una hierba, y ninguna dirá de cuál.» La menta le saca la lengua. Por lo menos, creemos que fue la menta.
story-scene-4 = Esta noche el jardín se ha levantado y se ha vuelto a acostar de otra manera. Aquí la tierra está dura como el corazón de un casero; allí es tan fértil que ha brotado un botón perdido; y en un rincón alguien ha puesto un techo bajo, porque sí. El zorro le da tres vueltas. «Casillas especiales», dice, y se sienta en una. No pasa nada. Pone cara de desilusión, y luego se mira la cola: le ha crecido un palmo.
story-scene-5 = En la escalera hay una maceta de albahaca con una etiqueta al cuello: _Adoptadme, por favor, estoy casi domada._ Ya ha mordido la escoba. A la polilla le parece encantadora, al murciélago le parece deliciosa, y el búho encuentra la quinta receta en una nota a pie de página, pero sin los nombres. Cuatro hierbas de ocho, pues, en un jardín que sigue sin estarse quieto. La albahaca os mira con muchísima atención. Le gustaría tanto ser importante por una vez.
story-scene-6 = Por debajo de la puerta entra una invitación: las hierbas dan un baile de máscaras, y los señuelos son bienvenidos. A partir de ahora no os fieis de ninguna cara. Unos fingen tener un número y se esconden detrás de quien lo tiene de verdad; otros nunca son lo bastante pequeños ni lo bastante grandes, y les hace muchísima gracia. El sapo va de rana. El búho lleva gafas encima de las gafas. «Contad lo que sabéis», dice, «y no lo que veis. Y no perdáis de vista el ponche.»
story-scene-7 = La séptima ventana es más alta que las demás, y su cerradura también. La poción de siempre no llega; falta una cucharada, y una cucharada es una hierba. «Cinco», dice el cuervo, y las cuenta con los dedos de las patas, que son cuatro en cada una, así que tiene que volver a empezar. Cinco sitios, pues, en el orden correcto, y las mismas ocho hierbas. El caldero carraspea. Está a dieta desde el accidente, y esto le parece algo repentino.
story-scene-8 = De la octava receta queda una esquina, con un mordisco en forma de sonrisa justo donde estaba el número. «Cuatro», dice el caracol. «O cinco. Puede que fueran seis. Sabía a perejil.» Nadie sabe lo larga que es esta poción, y la página no lo va a decir. El zorro propone adivinar. El búho propone pensar. Se miran un buen rato, y mientras tanto la polilla, que nunca ha contado más allá de dos, enciende una vela y es muy feliz.
story-scene-9 = En la novena ventana se reúnen a discutir todos los relojes del valle. Entre ellos, en una maceta, está el tomillo, tarde como siempre y sin pizca de arrepentimiento. «Habría venido a la primera», dice, «pero creí que era la décima.» Nueve hierbas comparten ya vuestro jardín, y nadie dice todavía cuántas quiere la poción. El tritón ha hecho una tabla con rayas. El murciélago ha hecho un chiste sobre la tabla, el mismo, nueve veces. Se hace tarde, incluso para un murciélago.
story-scene-10 = La última ventana no es mayor que un botón de abrigo, y por ella solo cabe un estornudo. Así que ha venido la pimienta: de muy lejos, en una lata sellada, con papeles de tres reyes. Las diez hierbas están en el jardín, y los efectos han empezado a hacerse efecto unos a otros, cosa que el cuervo llama _compleja_ y el sapo de otra manera. Junto al caldero está el Gran Cucharón, nueve veces remendado, con una sola grieta. Tiembla un poco. A decir verdad, todos temblamos.

story-new-1 = *El juego entero*: plantad hierbas, hacedlas crecer, preparadlas y apuntad lo que os dice cada poción. Cuatro de las seis hierbas tienen número, y la respuesta es su orden.
story-new-2 = *Una hierba nueva*: el eneldo. Un señuelo más que descubrir, y una planta más que pide sitio en vuestro jardín.
story-new-3 = *Efectos*: algunas hierbas hacen ahora algo cuando van en una poción. La hoja dice qué efectos hay en juego, pero no de quién son.
story-new-4 = *Casillas especiales*: un signo redondo ayuda a quien planta en la casilla, uno con puntas estorba. Lo que hace cada una está en las reglas.
story-new-5 = *Una hierba nueva*: la albahaca. Ocho hierbas, y cuatro tienen número: ahora hay tantos señuelos como números.
story-new-6 = *Señuelos falsos*: un señuelo puede fingir que tiene el número de otra hierba, o quedar siempre largo o corto. Las reglas dicen cómo se delatan.
story-new-7 = *Una receta más larga*: cinco hierbas tienen número. Guardad libre un caldero bastante grande.
story-new-8 = *Una longitud oculta*: cuatro, cinco o seis hierbas tienen número, y nadie dice cuántas. Es ahora lo primero que hay que averiguar.
story-new-9 = *Una hierba nueva*: el tomillo. Aquí crecen nueve hierbas, y la longitud de la receta sigue oculta.
story-new-10 = *Efectos complejos y la última hierba*: la pimienta. Están las diez hierbas, hay más efectos que antes, y algunos dependen de otros.

story-close-1 = La poción tomó el color de una tarde clara, y la primera ventana se encendió sola. Dentro estornudó alguien: la polilla, que dormía allí desde la primavera y no había notado que pasara nada. En el Gran Cucharón se cerró una grieta con un ruido de beso. El caracol preguntó, muy bajito, si no habría por ahí otro libro.
story-close-2 = Era una buena poción, y olía a puerto. Se abrió la segunda ventana y salió un gato que miró a todo el mundo como si llegara tarde, y se echó a dormir encima de los apuntes. El eneldo saludó a todos lados, aunque nadie había dicho nada de él. El sapo recibió un pepino. Desde entonces es otro sapo.
story-close-3 = Cuando la tercera poción estuvo lista, las hierbas fueron callando una a una, como al final de una buena pelea. La tercera ventana tembló, y luego brilló. «Lo sabía», dijo el cuervo, que no lo sabía. La menta le alcanzó un pañuelo limpio. El búho apuntó que aquello era amabilidad, y no un efecto.
story-close-4 = El jardín suspiró, se dio la vuelta y se quedó quieto por fin, más o menos. Detrás de la cuarta ventana el botón se había hecho arbolito, y daba botones: azules, de cuatro agujeros. Este invierno todas las brujas del valle podrán abrocharse el abrigo. El zorro se queda con la cola larga. Abriga más, dice, y que nadie se ría.
story-close-5 = La quinta poción se desbordó y no mordió a nadie, lo que todos consideraron un gran éxito. En la ventana había una lámpara que llevaba todo el tiempo encendida, solo que de espaldas al cuarto. La albahaca tiene ya un sitio junto al fuego, un cojín y un nombre. Resulta que solo muerde a quien no da los buenos días.
story-close-6 = A medianoche cayeron las máscaras. A los impostores les dieron un beso en cada mejilla y los pusieron a bailar con quien habían imitado, y fue el mejor baile de la noche. La sexta ventana se encendió de todos los colores. Solo al sapo no lo reconoció nadie. Lo nombraron la rana más convincente de la fiesta, y lo tiene por escrito.
story-close-7 = Entró la quinta cucharada, al caldero le dio hipo, y la ventana alta se abrió a una vista que nadie conocía: el valle entero, y en medio una torre pequeñísima con siete luces. Saludasteis con la mano. Al cabo de un rato, alguien devolvió el saludo. El cuervo cuenta ahora con las plumas. Va por la cuarenta, y no tiene prisa.
story-close-8 = ¡Así que era eso! El caracol asintió, como si lo hubiera tenido en la punta de la lengua, y en cierto modo era verdad. La octava ventana tenía una contraventana de papel, escrita con letra menuda de arriba abajo: la página perdida, copiada hace mucho por una bruja prudente, por si venían caracoles. El búho se rio tanto que tuvo que sentarse.
story-close-9 = La novena poción estuvo lista a la hora en punto, para gran sorpresa del tomillo. Todos los relojes dieron la hora, cada uno la suya, y sonó casi a música. En la novena ventana, cada vez que se mira, es otra estación. El murciélago miró nueve veces, se quedó callado y dijo que no se le ocurría nada gracioso. Es que era precioso.
story-close-10 = Abristeis la lata, y el valle entero contuvo el aliento, y estornudó. La ventana del botón se abrió de golpe; la última grieta se cerró; y el Gran Cucharón se alzó en el aire, dejó caer una gota sobre el caracol y empezó, muy despacio, a remover.

story-end-1 = Remueve un poco hacia la izquierda, y así será ya siempre. En Musgosa el pan sube torcido y los bebés sueñan en verso. Nadie lo querría de otro modo. «Remendado no es nuevo», dice el búho, y os sirve la primera taza. «Es mejor. Tiene historia.»
story-end-2 = Remueve como ha removido trescientos años, y a la hora de cenar todos han olvidado que se paró: todos menos diez ventanas y vosotros. El valle os regala una llave de la torre, un banco con vuestros nombres y sopa para toda la vida. El caracol os regala su marcapáginas. Apenas está mordido.
story-end-3 = ¡Remueve, y tararea! Desde que existe la torre, ningún cucharón había tarareado. A la luz de la luna las diez ventanas son un solo farol enorme, y de más allá de los montes llegan brujas volando para ver quién ha sido. El libro se escribe de nuevo, con vuestros nombres en la primera página. El caracol llevará la pluma. Lo ha prometido.

## Playtest: games that players of several skills played

playtest-sheets = { $count ->
    [one] 1 hoja
   *[other] { $shown } hojas
}
playtest-played = { $games } en { $sheets }:
playtest-level = nivel
playtest-players = jugadores
playtest-skill = destreza
playtest-wins = ganadas
playtest-turns = turnos
playtest-tests = pruebas
playtest-board = tablero usado
playtest-hopeless = sin remedio
playtest-sure = gana seguro
playtest-custom = a medida
playtest-careless = descuidado
playtest-typical = normal
playtest-keen = atento
playtest-expert = experto
playtest-span = { $middle } (de { $low } a { $high })
playtest-within = { $share } ± { $within }
playtest-sheet = Hoja { $seed }
playtest-difficulty = { $cauldrons } de { $most } (dureza { $hardness } de 1000)
playtest-about-turns = unos { $middle } turnos; 8 partidas de cada 10, de { $low } a { $high }
playtest-about-tests = unas { $middle } pruebas; 8 partidas de cada 10, de { $low } a { $high }
playtest-win-rate = los jugadores de tipo normal ganan { $share } de sus partidas
playtest-named = { $who }: en { $named } de las partidas se dice la receta antes del final; una victoria vale { $stars } estrellas
playtest-reasoning = jugador { $skill }: { $steps } pasos de razonamiento, hasta { $depth } que se apoyan unos en otros, el más difícil «{ $technique }»
playtest-no-reasoning = ninguno
playtest-bits = cada prueba dijo { $bits } bits
playtest-quick = estimado sin jugar: { $cauldrons }, unos { $turns } turnos
playtest-cauldrons = { $count ->
    [one] 1 caldero
   *[other] { $count } calderos
}
playtest-again = Otra vez: { $command }
playtest-stopped = Detenido: se jugaron { $done } de { $games }; no se ha escrito nada.
audit-commitment = El compromiso de esta clave es { $commitment }.
audit-key = La clave es la que se fijó como { $commitment }.
audit-other-key = En el papel pone { $given }; esta clave se fijó como { $commitment }.
audit-code = El código es el de la partida { $seed } con esta clave.
audit-other-code = El código no es el de la partida { $seed } con esta clave: la clave, el código de juego o varios ajustes no son los de la hoja.
audit-other-setting = El código es el de la partida { $seed } con esta clave, pero con otro ajuste: { $setting }.
audit-open-code = El código es el de una hoja corriente, cuyo secreto no viene de ninguna clave.
audit-other-seal = El código lleva el nombre de la partida { $seed } con esta clave, pero sella otra cosa.
audit-table = Mesa { $table }: cada prueba tiene el resultado que da esta clave.
audit-table-differs = Mesa { $table }: estas pruebas tienen un resultado distinto del que da esta clave: { $tests }.
audit-table-solution = Mesa { $table }: la solución que se mostró no es la de esta clave.
audit-facts = En las hojas de la partida { $seed } con esta clave: pista: { $clue } Efectos: { $effects }. Objetivos: { $aims }.
selftest-checked = Se han comprobado { $sheets } hojas; de { $drawn } se han dibujado y comparado las páginas.
selftest-fault = Hoja { $sheet } ({ $what }): { $why }
selftest-holds = Todo se cumple.
playtest-games = partidas
playtest-by-answer = por respuesta
playtest-given-up = rendidas
playtest-people = personas
playtest-rivals = { $players } rivales
playtest-kind = { $level }, { $players }:
playtest-kind-rivals = { $level }, { $players } unos contra otros:
playtest-people-win = Las personas ganan { $people }, los jugadores de tipo normal { $typical }, los expertos { $expert }.
playtest-place-below = Ganan menos que los jugadores de tipo normal.
playtest-place-typical = Por ahora nada las distingue de los jugadores de tipo normal; los expertos ganan más.
playtest-place-between = Están entre ambos, al { $way } del camino de los jugadores de tipo normal a los expertos.
playtest-place-expert = Por ahora nada las distingue de los expertos; los jugadores de tipo normal ganan menos.
playtest-place-above = Ganan más que los expertos.
playtest-place-open = Tan pocas partidas no dicen dónde están las personas.
playtest-few-sheets = Todo en { $sheets }: lo difícil que resulte allí no está en los intervalos.
playtest-too-few = Demasiado poco para juzgar: { $games }; las personas se comparan a partir de { $fewest }.
playtest-helped = Con ayuda de la página o de la terminal: { $games }.
playtest-repeated = Estaban más de una vez y cuentan una: { $games }.
playtest-beside = Junto a las personas: { $games } de cada destreza, en hojas de los códigos a partir de { $seed }; intervalos del 95 %.
playtest-left-out = Sin terminar, y omitido: { $tables }.

## The gallery: a web page with pictures of many games

gallery-title = { $game }: una galería
gallery-intro = { $count ->
    [one] Una partida, dibujada a partir de su código de juego.
   *[other] { $count } partidas, cada una dibujada a partir de su código de juego.
} Elige una imagen para ver su página en grande.
gallery-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
gallery-picture = { $seed }: { $page }
gallery-again = Para imprimirla:
terminal-gallery = { $gallery } { $games }
terminal-gallery-name = Galería:
terminal-gallery-open = Ábrela en un navegador

## A pack: web pages that lead to sheets to print

gallery-pack-title = { $game }: partidas para imprimir
gallery-pack-intro = { $count ->
    [one] Una partida en PDF, con su tablero, las reglas y un cuaderno.
   *[other] { $count } partidas, cada una en un PDF con su tablero, las reglas y un cuaderno.
} Elige un nivel y cuántos jugáis, e imprime.
gallery-pack-how = Imprime a tamaño real (100 %, no «ajustar a la página») y por las dos caras, volteando por el borde largo.
gallery-pack-testing = Probar pociones
gallery-pack-testing-file = Esta página las prueba en cualquier teléfono u ordenador, incluso sin red: guárdala como { $file } junto a tu PDF.
gallery-pack-testing-code = El código de cada tablero abre esta página con la cámara de cualquier teléfono.
gallery-pack-languages = Idiomas
gallery-pack-find = Nivel y jugadores
gallery-pack-level = Nivel { $number }: { $name }
gallery-pack-print = Imprimir en { $paper }
gallery-pack-size = PDF, { $size } KB
gallery-pack-again = Hacerla con Cauldron Press
terminal-pack = { $pack } { $games }, { $files }, { $size } MB
terminal-pack-name = Paquete:
terminal-pack-open = Ábrelo en un navegador, o pon la carpeta entera en un servidor web

## The screen that prints, which is loaded when somebody wants to print

press-loading = Cargando la imprenta…
press-not-loaded = No se ha podido cargar la imprenta. Necesita red una vez; después imprime sin ella. No se ha perdido nada: inténtalo de nuevo cuando haya red.
press-no-letters = No se han podido cargar las letras de estos nombres. Necesitan red una vez; después se imprimen sin ella. No se ha perdido nada: inténtalo de nuevo cuando haya red.
press-no-browser = La imprenta no funciona en este navegador. Usa un Firefox, Chrome, Edge o Safari actual, u otro dispositivo.
press-broken = La imprenta se ha parado; quizá este dispositivo tiene poca memoria libre. Cierra otras páginas e inténtalo de nuevo. Lo que elegiste sigue aquí.
press-stopped = Detenido.
press-drawing = Dibujando tu partida…
press-drawn = La vista previa está al día.
press-preview = Vista previa
press-page-title = Página { $page } de { $pages }: { $title }
press-turn = { $title }. Pasar la página
press-page-before = Página anterior
press-page-after = Página siguiente
press-zoom = Más grande
press-rating = { $hard } de 5 calderos; una partida dura unos { $minutes } minutos, de { $low } a { $high } turnos. Los jugadores de tipo normal ganan unas { $wins } de cada 100 partidas.

press-kind = ¿Qué va a ser?
press-kind-sheet = Una partida
press-kind-booklet = Muchas partidas
press-kind-race = Una carrera
press-another = Otra
press-daily = La hoja del día
press-level = Nivel
press-hard = Dificultad: de { $low } a { $high } calderos de { $most }
press-hard-all = Dificultad: { $hard } calderos de { $most }
press-turns = de { $low } a { $high } turnos
press-new-first-game = 6 ingredientes, 4 de ellos en la receta. El mejor para aprender.
press-new-beginner = Nuevo: efectos, con los que algunos ingredientes se portan de forma rara.
press-new-amateur-witch = Nuevo: casillas especiales en el tablero, buenas y malas, y 8 ingredientes.
press-new-spice-sorcerer = Nuevo: señuelos que estorban en las pruebas.
press-new-potion-master = Nuevo: nadie sabe lo larga que es la receta.
press-new-high-witch = Nuevo: 10 ingredientes y muchos efectos. Para brujas que no temen nada.
press-players = Jugadores
press-language = Idioma de la hoja
press-paper-title = Papel y tinta
press-paper = Papel
press-ink = Tinta
press-ink-colour = Color
press-ink-gray = Gris
press-ink-saver = Poca tinta
press-ink-black = Solo negro
press-theme = Tema
press-theme-usual = Hierbas y brujas
press-sides = Caras
press-sides-both = Dos caras
press-sides-one = Una cara
press-sides-one-hint = Para impresoras que imprimen por una sola cara: imprime cada página en una hoja aparte, y pega el anverso con el reverso.

press-more = Más
press-more-game = Código de juego y niveles a medida
press-seed = Código de juego
press-seed-hint = El mismo código da siempre la misma partida.
press-custom-hint = Cada una de estas opciones vale por sí sola, en lugar de lo que trae el nivel.
press-of-level = como en el nivel
press-ingredients = Ingredientes
press-length = Longitud de la receta
press-length-3 = 3
press-length-4 = 4
press-length-5 = 5
press-length-6 = 6
press-length-hidden = oculta, de 4 a 6
press-decoys = Señuelos
press-decoys-ignore = inofensivos
press-decoys-all = de todas clases
press-effects = Efectos
press-effects-none = ninguno
press-effects-some = algunos
press-effects-many = muchos
press-special-cells = Casillas especiales
press-special-cells-true = sí
press-special-cells-false = no
press-answers = Respuestas, como mucho
press-more-order = Una partida a medida
press-order-hint = A partir de esta se sacan partidas, hasta que una es como la deseas. Con varios deseos puede tardar un rato.
press-difficulty = Dificultad
press-any = da igual
press-pots = { $count ->
    [one] 1 caldero
   *[other] { $count } calderos
}
press-turns-from = Turnos, al menos
press-turns-to = Turnos, como mucho
press-win-rate = Los jugadores de tipo normal ganan
press-win-rate-often = casi todas las partidas
press-win-rate-half = más de la mitad
press-win-rate-seldom = menos de la mitad
press-no-guess = Se puede ganar sin adivinar
press-no-guess-hint = Un experto puede deducir la receta entera.
press-as-drawn = Tal como sale
press-as-drawn-hint = Nadie la juega antes, y nada dice si es difícil.
press-order-none = Sin deseos
press-more-helpers = Jugar sin teléfono
press-oracle = El oráculo
press-oracle-hint = Una página que responde a las pruebas con sumas. Puede mirarla cualquiera.
press-keeper = Página para el Guardián
press-keeper-hint = En un archivo aparte: una persona no juega y prueba con ella todas las pociones. Dice la receta.
press-sealed = Página para doblar y sellar
press-sealed-hint = En un archivo aparte: imprímela sin mirar, dóblala, y ábrela cuando haya que probar una poción.
press-html = Texto para lectores de pantalla
press-html-hint = Todo lo que dice el papel, como página de texto con tablas, en un archivo aparte.
press-braille = Braille
press-braille-hint = Todo lo que dice el papel, para una impresora o una línea braille, en inglés, en un archivo aparte.
press-more-printer = Impresora e imprenta
press-any-paper = Cualquier papel
press-duplex = Giro del papel
press-large = Letra grande
press-large-hint = Todas las letras miden al menos 14 puntos de alto. Hacen falta más páginas.
press-align-hint = Si los reversos no caen detrás de los anversos: cuánto se desvían, en milímetros a la derecha y hacia abajo, y en grados en el sentido del reloj.
press-align-x = A la derecha
press-align-y = Hacia abajo
press-align-turn = Girado
press-layout-hint = Páginas en otras hojas que las suyas: como cuadernillo para grapar, varias en una hoja para recortar, o para impresoras que imprimen por una sola cara.
press-layout = Disposición
press-layout-duplex = una página por cara
press-layout-saddle = cuadernillo, grapado en el doblez
press-layout-2-up = dos en una hoja
press-layout-4-up = cuatro en una hoja
press-layout-cut-stack = para cortar en pila
press-layout-fold-over = anverso junto al reverso, para doblar
press-layout-glue = anverso y reverso, para pegar
press-layout-poster = en grande, en varias hojas
press-sheet = Papel de la impresora
press-sheet-usual = el que sirva
press-signature = Hojas plegadas unas en otras (vacío: todas, o varios cuadernillos de 15 como mucho)
press-thickness = Grosor del papel en mm
press-back-cover = Dejar la última página por fuera
press-gutter = Espacio entre las páginas en mm
press-fit = Reducir las páginas para que quepan
press-fit-hint = Solo donde el papel de la impresora es demasiado pequeño para ellas.
press-margin = Borde libre de la hoja en mm
press-margin-hint = Para impresoras que cortan más de 5 mm (vacío: 5).
press-shop-hint = Para una imprenta: sangrado en milímetros, marcas alrededor de la página y formato del archivo.
press-bleed = Sangrado
press-marks = Marcas
press-marks-usual = las de siempre
press-marks-all = todas
press-marks-none = ninguna
press-standard = Formato del archivo
press-standard-plain = PDF normal
press-standard-pdf-x4 = PDF/X-4, para imprentas
press-standard-pdf-a2 = PDF/A-2, para archivar
press-more-link = Un enlace a todo esto
press-link = Enlace
press-link-hint = Quien lo abra encontrará esta página con todo esto ya elegido.
press-link-long = Este enlace es demasiado largo para llevar aquí; no se ha tomado nada de él.
press-link-names = Los nombres no van en él.
press-link-unknown = Este enlace pide { $name }, que no existe; no se ha tomado nada de él.
press-link-wrong = { $value } no es posible para { $name }; no ha cambiado nada.

press-booklet-title = Muchas partidas en un archivo
press-games = Cuántas partidas
press-top = Cada vez más difícil, hasta
press-top-none = todas del mismo nivel
press-tells = Qué dicen las últimas hojas
press-tells-codes = los códigos de rendición
press-tells-whole = las soluciones completas
press-tells-referee = todo lo que necesita un Guardián
press-tells-none = nada
press-title = Tu propio título
press-names = Nombres, uno por línea
press-names-hint = Para una clase: escribe o pega los nombres de los alumnos o de las mesas, hasta { $most }. Cada uno tendrá su propia partida, con su nombre.
press-names-long = acortado
press-names-sign = tiene { $sign }, que no se puede imprimir
press-names-over = queda fuera: como mucho { $most } a la vez
press-names-read = { $count ->
    [one] 1 nombre: una partida con él.
   *[other] { $count } nombres: una partida para cada uno.
}
press-zip = Archivos sueltos en un ZIP
press-zip-hint = Cada partida en su propio archivo, en lugar de un cuadernillo.
press-race-title = Una carrera tan larga como quieras
press-race-hint = Un recorrido, cartas y peones para recortar. Para niños desde los 4 años.
press-race-minutes = de { $low } a { $high } minutos
press-minutes = Minutos
press-cards = Cartas
press-cards-small = Pequeñas
press-cards-large = Grandes
press-backs = Reversos de las cartas
press-backs-hint = Para papel que se imprime por las dos caras.

press-make-sheet = Crear el PDF
press-make-booklet = Crear las partidas
press-make-race = Crear el PDF
press-making = Creando…
press-done-of = { $done } de { $all } partidas
press-made = { $files ->
    [one] Tu archivo está listo
   *[other] Tus archivos están listos
}
press-open = Abrir
press-save = Descargar
press-share = Compartir
press-play-here = Jugar en este teléfono
press-dialogue-title = En la ventana de impresión
press-dialogue-size = Tamaño real
press-dialogue-size-hint = Escala 100 %, en { $paper }; sin ajustar nada a la página.
press-dialogue-both = A doble cara
press-dialogue-both-hint = El anverso y el reverso van en la misma hoja.
press-dialogue-one = A una cara
press-dialogue-one-hint = Cada página en una hoja aparte.
press-dialogue-long-edge = Voltear por el borde largo
press-dialogue-long-edge-hint = Como se pasan las páginas de un libro.
press-dialogue-short-edge = Voltear por el borde corto
press-dialogue-short-edge-hint = Como se pasan las hojas de un bloc.
